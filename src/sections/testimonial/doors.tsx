import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './testimonial.module.css';

const HEIGHT = 280;
/** Each door is nearer than the one before. */
const NEARER = 1.145;
const FIRST_WIDTH = 14;
/** Of a door's own width: its height, and the way to the next. */
const TALL = 4.6;
const APART = 0.24;

const widths = Array.from({ length: TESTIMONIAL.doors }, (_, index) => FIRST_WIDTH * NEARER ** index);
const doors = widths.map((width, index) => {
  const start = widths.slice(0, index).reduce((sum, before) => sum + before * (1 + APART), 1);
  const [from, side, radius] = [start, width * (TALL - 0.5), width / 2].map((value) => value.toFixed(1));
  return `M${from} ${HEIGHT}v-${side}a${radius} ${radius} 0 0 1 ${width.toFixed(1)} 0v${side}`;
});
/** The ground ends where the nearest does. */
const across = widths.reduce((sum, width) => sum + width * (1 + APART), 1) - (widths.at(-1) ?? 0) * APART;

/** As many doors in a row as the client's words count; the nearest is the one that is left. */
export function Doors() {
  return (
    <svg className={styles.doors} viewBox={`0 0 ${across.toFixed(1)} ${HEIGHT}`} aria-hidden="true">
      <path d={doors.slice(0, -1).join('')} />
      <path d={doors.at(-1)} />
    </svg>
  );
}
