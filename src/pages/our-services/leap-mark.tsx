import { SERVICES } from '#content/facts/services.ts';
import styles from './leap-mark.module.css';

/** Between two landings, and from the first to the drawing's edge. */
const [REACH, MARGIN, GROUND] = [30, 7, 46];

/** The leap of the header that leads to this service: the place among the five at which one reads. */
export function LeapMark({ place }: { place: number }) {
  const [landing, radius, rise] = [MARGIN + place * REACH, (place * REACH) / 2, 8 + place * 7];
  const top = GROUND - rise - 1;
  return (
    <svg
      className={styles.mark}
      viewBox={`0 ${top} ${2 * MARGIN + SERVICES.length * REACH} ${54 - top}`}
      aria-hidden="true"
    >
      <path d={`M${MARGIN} ${GROUND}A${radius} ${rise} 0 0 1 ${landing} ${GROUND}`} />
      {SERVICES.map(({ id }) => (
        <circle
          key={id}
          className={id === place ? styles.landed : undefined}
          cx={MARGIN + id * REACH}
          cy={GROUND}
          r="4"
        />
      ))}
      <circle className={styles.landed} cx={MARGIN} cy={GROUND} r="6" />
    </svg>
  );
}
