import { EVERY_GROUND, type Example } from '../example.ts';
import { Brand } from './brand.tsx';
import styles from './brand.examples.module.css';

export const examples: readonly Example[] = (['ar', 'en', 'nds'] as const).map((name) => ({
  name,
  grounds: EVERY_GROUND,
  render: () => <Brand name={name} className={styles.brand} />,
}));
