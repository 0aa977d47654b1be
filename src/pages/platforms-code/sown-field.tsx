import { PROGRAMME_STEP_WEEKS } from '#content/facts/platforms-code.ts';
import { Furrows, pointAt, RADIUS, sector } from './field.tsx';
import styles from './field.module.css';

const WEEKS = PROGRAMME_STEP_WEEKS.flat().length;

/** A pivot field after so many weeks: its arm has gone that far round, and what it has passed is sown. */
export function SownField({ week }: { week: number }) {
  const share = week / WEEKS;
  return (
    <svg viewBox="-48.5 -48.5 97 97">
      {share < 1 ? (
        <path className={styles.sown} d={sector(share, RADIUS)} />
      ) : (
        <circle className={styles.sown} r={RADIUS} />
      )}
      <Furrows />
      <circle className={styles.edge} r={RADIUS} />
      <path className={styles.arm} d={`M0 0L${pointAt(share, RADIUS)}`} />
      <circle className={styles.pivot} r="4" />
    </svg>
  );
}
