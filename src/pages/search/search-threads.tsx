import { ONE_ANSWER } from '#shared/one-answer.ts';
import styles from './search-threads.module.css';

/** The drawing's own measures: the threads run as its lines do. */
const {
  width: WIDTH,
  height: HEIGHT,
  dot: { x: DOT, y: LEVEL },
  joins: [FIRST_JOIN, LAST_JOIN],
  cable: CABLE,
} = ONE_ANSWER;

/** From one strand of the cable to the next, as long as it has room for all. */
const PITCH = 5;

/** A line from the window's edge to its place in the cable; the farther off it begins, the later it joins. */
function threadAt(share: number, level: number): string {
  const y = Math.round(HEIGHT * share);
  const distance = Math.abs(y - LEVEL) / LEVEL;
  const join = Math.round(FIRST_JOIN - (FIRST_JOIN - LAST_JOIN) * distance ** 0.8);
  const span = WIDTH - join;
  const [outer, inner] = [Math.round(WIDTH - span * 0.46), Math.round(join + span * 0.5)];
  return `M${WIDTH} ${y}C${outer} ${y} ${inner} ${level} ${join} ${level}H${DOT}`;
}

/** As many threads as pages were found. */
export function SearchThreads({ count }: { count: number }) {
  const pitch = Math.min(PITCH, CABLE / count);
  const threads = Array.from({ length: count }, (_, index) =>
    threadAt((index + 0.5) / count, LEVEL + (index - (count - 1) / 2) * pitch),
  );
  return (
    <svg
      className={styles.threads}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={threads.join('')} />
    </svg>
  );
}
