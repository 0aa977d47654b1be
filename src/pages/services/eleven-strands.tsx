import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './eleven-strands.module.css';

/** The one that leads on is the line over who says it; these are the others, above it in even rows. */
const OTHERS = TESTIMONIAL.doors - 1;
const [WIDTH, HEIGHT] = [390, 200];
/** From beyond the widest window's edge. */
const BEYOND = 2400;
/** Where the first and the last of them end, and where the one's node lies. */
const [FIRST, LAST, NODE] = [40, 330, 366];

const rowAt = (index: number) => (index * HEIGHT) / OTHERS;
/** Their ends are a slope, which comes down to the one. */
const ends = Array.from({ length: OTHERS }, (_, index) => {
  const share = index / (OTHERS - 1);
  return { x: FIRST + (LAST - FIRST) * (1 - Math.cos(Math.PI * share ** 0.85)) * 0.5, y: rowAt(index) };
});
const rounded = (value: number) => Math.round(value * 10) / 10;
/** Drawn as the ends of lines of no length: they stay round, however tall the strands are. */
const dots = ends.map(({ x, y }) => `M${rounded(x)} ${y}h0`).join('');

/** As many strands as the client's words count doors come in together: ten end, the last leads on. */
export function ElevenStrands() {
  return (
    <svg
      className={styles.strands}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ends.map(({ x, y }) => `M${-BEYOND} ${y}H${rounded(x)}`).join('')} />
      <path className={styles.rings} d={dots} />
      <path className={styles.holes} d={dots} />
      <path className={styles.node} d={`M${NODE} ${HEIGHT}h0`} />
    </svg>
  );
}
