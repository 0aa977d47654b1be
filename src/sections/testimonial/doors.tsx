import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './testimonial.module.css';

/** A door, and the way to the next. */
const DOOR = { width: 25, height: 150 };
const PITCH = 36;
const RADIUS = DOOR.width / 2;
/** The one that is left, from the inline start; of what falls out of it: how far, and how far aside on either side. */
const OPEN = 7;
const LIGHT = { reach: 46, near: 10, far: 58 };

const doors = Array.from({ length: TESTIMONIAL.doors }, (_, index) => {
  const side = DOOR.height - RADIUS;
  return `M${1 + index * PITCH} ${DOOR.height}v-${side}a${RADIUS} ${RADIUS} 0 0 1 ${DOOR.width} 0v${side}`;
});
const knobs = doors.map((_, index) => `M${1 + index * PITCH + DOOR.width * 0.76} ${DOOR.height * 0.56}h0`);
const isClosed = (_: string, index: number) => index !== OPEN;
const [threshold, across] = [1 + OPEN * PITCH, 2 + (TESTIMONIAL.doors - 1) * PITCH + DOOR.width];
const light = `M${threshold} ${DOOR.height}h${DOOR.width}l${LIGHT.far} ${LIGHT.reach}h${LIGHT.near - DOOR.width - LIGHT.far}z`;

/** As many doors in a row as the client's words count, all alike; one is open, and its light lies on the way to it. */
export function Doors() {
  return (
    <svg className={styles.doors} viewBox={`0 0 ${across} ${DOOR.height + LIGHT.reach}`} aria-hidden="true">
      <path className={styles.light} d={light} />
      <path d={doors.filter(isClosed).join('') + `M0 ${DOOR.height}H${across}`} />
      <path className={styles.knobs} d={knobs.filter(isClosed).join('')} />
      <path className={styles.open} d={doors[OPEN]} />
    </svg>
  );
}
