import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './eleven-strands.module.css';

const COUNT = TESTIMONIAL.doors;
const MIDDLE = (COUNT - 1) / 2;
/** From one to the next, and the radius of the innermost's bend. */
const [GAP, INNER] = [14, 20];
const NODE = 4.5;
/** Where the bend begins, and where all have come together. */
const [BEND, WIDTH] = [150, 384];
/** Out of the window, where no words are beside it. */
const AWAY = 1000;
/** Over the gap to the words, however much smaller the drawing is. */
const BEYOND = 100;
const FOOT = BEND + INNER + MIDDLE * GAP;
const HEIGHT = FOOT + MIDDLE * GAP + 1;

/** The middle one goes on over what lies between the drawing and the words. */
const strands = Array.from({ length: COUNT }, (_, index) => {
  const x = NODE + 1 + index * GAP;
  const r = INNER + (COUNT - 1 - index) * GAP;
  const end = x + r;
  const half = (end + WIDTH) / 2;
  const bend = `M${x} ${2 * NODE + 1}V${BEND}A${r} ${r} 0 0 0 ${end} ${BEND + r}`;
  return index === MIDDLE
    ? `${bend}H${WIDTH + BEYOND}`
    : `${bend}C${half} ${BEND + r} ${half} ${FOOT} ${WIDTH} ${FOOT}`;
});
const [middle] = strands.splice(MIDDLE, 1);

/** As many strands of the page's ribbon as the client's words count doors: they go into one bend and come out as one. */
export function ElevenStrands() {
  return (
    <svg className={styles.strands} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={strands.join('')} />
      {Array.from({ length: COUNT }, (_, index) => (
        <circle key={index} cx={NODE + 1 + index * GAP} cy={NODE + 1} r={NODE} />
      ))}
      <path className={styles.one} d={middle} />
      <path className={styles.onward} d={`M${WIDTH} ${FOOT}h${AWAY}`} />
    </svg>
  );
}
