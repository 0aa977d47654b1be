import { EVERY_GROUND, type Example } from '../example.ts';
import { figureSprites, type FigureName } from './figures.ts';
import { Figure } from './figure.tsx';
import styles from './figure.examples.module.css';

const names = figureSprites.flatMap<FigureName>(({ names: ofSprite }) => ofSprite);

export const examples: readonly Example[] = [
  {
    name: 'one',
    grounds: EVERY_GROUND,
    render: () => <Figure name="trust" className={styles.figure} />,
  },
  {
    name: 'all of them',
    render: () => names.map((name) => <Figure key={name} name={name} className={styles.figure} />),
  },
];
