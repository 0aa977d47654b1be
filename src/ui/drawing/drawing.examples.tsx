import type { Example } from '../example.ts';
import { convergence } from './drawings/convergence.ts';
import { ribbon } from './drawings/ribbon.ts';
import { yearStrata } from './drawings/year-strata.ts';
import { Drawing } from './drawing.tsx';
import styles from './drawing.examples.module.css';

const YEAR = [2012];

export const examples: readonly Example[] = [
  {
    name: 'with words on it',
    grounds: ['blue'],
    render: ({ words }) => (
      <Drawing
        drawing={ribbon}
        direction="rtl"
        labels={[words.heading, words.heading, words.heading]}
        className={styles.drawing}
      />
    ),
  },
  {
    name: 'from the other side',
    render: () => <Drawing drawing={convergence} direction="ltr" className={styles.drawing} />,
  },
  {
    name: 'land before a numeral',
    render: () => <Drawing drawing={yearStrata} direction="rtl" numerals={YEAR} />,
  },
];
