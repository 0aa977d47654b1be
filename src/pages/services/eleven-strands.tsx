import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './eleven-strands.module.css';

const COUNT = TESTIMONIAL.doors;
/** From one to the next, and the radius of the bend. */
const [GAP, BEND] = [30, 24];
const NODE = 4.5;
/** How long those are that lead nowhere, and how far down the one goes that leads on. */
const [LONG, FOOT] = [150, 196];
const WIDTH = 384;
/** Out of the window, where no words are beside it. */
const AWAY = 1000;
/** Over the gap to the words, however much smaller the drawing is. */
const BEYOND = 100;

const places = Array.from({ length: COUNT }, (_, index) => NODE + 1 + index * GAP);
const [last = 0, ...others] = places.toReversed();
const start = 2 * NODE + 1;

/** As many strands as the client's words count doors, alike and upright: one of them leads on. */
export function ElevenStrands() {
  return (
    <svg className={styles.strands} viewBox={`0 0 ${WIDTH} ${FOOT + 1}`} aria-hidden="true">
      <path d={others.map((x) => `M${x} ${start}V${LONG}`).join('')} />
      {others.map((x) => (
        <circle key={x} cx={x} cy={NODE + 1} r={NODE} />
      ))}
      <path
        className={styles.one}
        d={`M${last} ${start}V${FOOT - BEND}a${BEND} ${BEND} 0 0 0 ${BEND} ${BEND}H${WIDTH + BEYOND}`}
      />
      <circle className={styles.node} cx={last} cy={NODE + 1} r={NODE} />
      <path className={styles.onward} d={`M${WIDTH + BEYOND} ${FOOT}h${AWAY}`} />
    </svg>
  );
}
