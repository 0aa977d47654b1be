import { SERVICES } from '#content/facts/services.ts';
import styles from './leap-mark.module.css';

/** Between two landings, and from the first to the drawing's edge. */
const [REACH, MARGIN, GROUND] = [30, 7, 66];

/** The leap of the header that leads to this service: the place among the five at which one reads. */
export function LeapMark({ place }: { place: number }) {
  const [landing, radius, rise] = [MARGIN + place * REACH, (place * REACH) / 2, 12 + place * 10];
  const top = GROUND - rise - 1;
  return (
    <svg
      className={styles.mark}
      viewBox={`0 ${top} ${2 * MARGIN + SERVICES.length * REACH} ${GROUND + 8 - top}`}
      aria-hidden="true"
    >
      <path d={`M${MARGIN} ${GROUND}A${radius} ${rise} 0 0 1 ${landing} ${GROUND}`} />
      {SERVICES.map(({ id }) => (
        <circle
          key={id}
          className={id === place ? styles.landed : styles.other}
          cx={MARGIN + id * REACH}
          cy={GROUND}
          r={id === place ? 4 : 1.6}
        />
      ))}
      <circle className={styles.landed} cx={MARGIN} cy={GROUND} r="6" />
    </svg>
  );
}
