import { PROGRAMME_STEP_WEEKS } from '#content/facts/platforms-code.ts';
import styles from './course.module.css';

const WEEKS = PROGRAMME_STEP_WEEKS.flat().length;
const RADIUS = 48;
/** Furrows, as the water goes round: they show where it has been. */
const FURROWS = [12, 21, 30, 39];

/** A pivot field after so many weeks: its arm has gone that far round, and what it has passed is sown. */
export function SownField({ week }: { week: number }) {
  const share = week / WEEKS;
  const angle = (share - 0.25) * 2 * Math.PI;
  const end = `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`;
  return (
    <svg viewBox="-50 -50 100 100">
      {share < 1 ? (
        <path
          className={styles.sown}
          d={`M0 0V-${RADIUS}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${end}z`}
        />
      ) : (
        <circle className={styles.sown} r={RADIUS} />
      )}
      {FURROWS.map((radius) => (
        <circle key={radius} className={styles.furrow} r={radius} />
      ))}
      <circle className={styles.edge} r={RADIUS} />
      <path className={styles.arm} d={`M0 0L${end}`} />
      <circle className={styles.pivot} r="4" />
    </svg>
  );
}
