import type { Example } from '../example.ts';
import { Study } from './study.tsx';
import styles from './study.examples.module.css';

export const examples: readonly Example[] = [
  {
    name: 'fills its frame',
    render: () => (
      <div className={styles.box}>
        <Study name="blue" sizes="60rem" />
      </div>
    ),
  },
  {
    name: 'its weight at the start',
    render: () => (
      <div className={styles.box}>
        <Study name="blue" sizes="60rem" isTurned />
      </div>
    ),
  },
  {
    name: 'at the foot of a section',
    render: ({ words }) => (
      <div className={styles.box}>
        <Study name="blue" place="foot" sizes="60rem" />
        {words.heading}
      </div>
    ),
  },
];
