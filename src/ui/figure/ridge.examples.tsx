import type { Example } from '../example.ts';
import { Ridge } from './ridge.tsx';
import styles from './figure.examples.module.css';

export const examples: readonly Example[] = [
  {
    name: 'three dunes',
    grounds: ['light', 'night', 'nds'],
    render: () => <Ridge className={styles.figure} />,
  },
  { name: 'four dunes', render: () => <Ridge name="ridge-four" className={styles.figure} /> },
];
