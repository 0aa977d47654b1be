import { ONE_ANSWER } from '#shared/one-answer.ts';
import styles from './search-threads.module.css';

/** The drawing's own measures: the threads run as its lines do. */
const {
  width: WIDTH,
  height: HEIGHT,
  dot: { x: DOT, y: LEVEL },
  joins: [FIRST_JOIN, LAST_JOIN],
} = ONE_ANSWER;

/** A line from the window's edge to the one that ends in the dot; the farther off it begins, the later it joins. */
function threadAt(share: number): string {
  const y = Math.round(HEIGHT * share);
  const distance = Math.abs(y - LEVEL) / LEVEL;
  const join = Math.round(FIRST_JOIN - (FIRST_JOIN - LAST_JOIN) * distance ** 0.8);
  const span = WIDTH - join;
  const [outer, inner] = [Math.round(WIDTH - span * 0.46), Math.round(join + span * 0.5)];
  return `M${WIDTH} ${y}C${outer} ${y} ${inner} ${LEVEL} ${join} ${LEVEL}H${DOT}`;
}

/** As many threads as pages were found. */
export function SearchThreads({ count }: { count: number }) {
  const shares = Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  return (
    <svg
      className={styles.threads}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={shares.map(threadAt).join('')} />
    </svg>
  );
}
