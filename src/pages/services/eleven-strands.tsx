import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './eleven-strands.module.css';

const COUNT = TESTIMONIAL.doors;
/** From one to the next, and the radius of the bend. */
const [GAP, BEND] = [30, 24];
/** Where they begin, in the middle of their nodes. */
const TOP = 5.5;
/** How long those are that lead nowhere, and how far down the one goes that leads on. */
const [LONG, FOOT] = [150, 196];
const WIDTH = 384;
/** Over the gap to the words, however much smaller the drawing is. */
const BEYOND = 100;

const places = Array.from({ length: COUNT }, (_, index) => TOP + index * GAP);
const [last = 0, ...others] = places.toReversed();
/** Drawn as the ends of lines of no length: they stay round, however tall the strands are. */
const dots = (at: readonly number[]) => at.map((x) => `M${x} ${TOP}h0`).join('');

/** As many strands as the client's words count doors, alike and upright: one of them leads on. */
export function ElevenStrands() {
  return (
    <svg
      className={styles.strands}
      viewBox={`0 0 ${WIDTH} ${FOOT + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={others.map((x) => `M${x} ${TOP}V${LONG}`).join('')} />
      <path className={styles.rings} d={dots(others)} />
      <path className={styles.holes} d={dots(others)} />
      <path
        className={styles.one}
        d={`M${last} ${TOP}V${FOOT - BEND}a${BEND} ${BEND} 0 0 0 ${BEND} ${BEND}`}
      />
      <path className={styles.node} d={dots([last])} />
      <path className={styles.onward} d={`M${last + BEND} ${FOOT}H${WIDTH + BEYOND}`} />
    </svg>
  );
}
