import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './testimonial.module.css';

/** From one door to the next; and the one that is left, from the inline start. */
const PITCH = 36;
const OPEN = 7;

/** Each with its handle, which the open one's colour covers. */
const doors = Array.from(
  { length: TESTIMONIAL.doors },
  (_, index) => `M${1 + index * PITCH} 150v-137a12.5 12.5 0 0 1 25 0v137m-6-60v-12`,
);
const [open] = doors.splice(OPEN, 1);
const across = TESTIMONIAL.doors * PITCH - 9;

/** As many doors in a row as the client's words count, all alike; one is open, and its light lies on the way to it. */
export function Doors() {
  return (
    <svg className={styles.doors} viewBox={`0 0 ${across} 196`} aria-hidden="true">
      <path className={styles.light} d={`M${1 + OPEN * PITCH} 150h25l58 46h-73z`} />
      <path d={`${doors.join('')}M0 150h${across}`} />
      <path className={styles.open} d={open} />
    </svg>
  );
}
