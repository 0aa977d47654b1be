import { ONE_ANSWER, ONE_ANSWER_NARROW, type Gathering } from '#shared/one-answer.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './search-threads.module.css';

/** From one thread of the cable to the next, as long as it has room for all. */
const PITCH = 5;

const place = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;

interface Props {
  /** As many as the drawing has strands below its dot. */
  count: number;
}

const WEIGHTS = ['strong', 'middle', 'thin'] as const;

/** How heavy a thread is that so many follow, as the strand that it becomes (strands.module.css). */
const weightOf = (after: number): (typeof WEIGHTS)[number] =>
  after > 7 ? 'strong' : after > 4 || after === 0 ? 'middle' : 'thin';

/** The threads that stand out among the lines of all that is asked; the best answer's is heavier. */
export function SearchThreads({ count }: Props) {
  return (
    <>
      <Threads gathering={ONE_ANSWER} count={count} className={styles.wide} />
      <Threads gathering={ONE_ANSWER_NARROW} count={count} className={styles.narrow} />
    </>
  );
}

interface ThreadsProps extends Props {
  gathering: Gathering;
  className: string | undefined;
}

function Threads({ gathering: { width, height, cable, lineAt }, count, className }: ThreadsProps) {
  const pitch = Math.min(PITCH, cable / count);
  const threads = Array.from({ length: count }, (_, index) => {
    const { start, curves, end } = lineAt((index + 0.5) / count, (index - (count - 1) / 2) * pitch);
    return `M${place(start)}C${curves.map(place).join(' ')}L${place(end)}`;
  });
  return (
    <svg
      className={classNames(styles.threads, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={threads[0]} />
      {WEIGHTS.map((weight) => (
        <path
          key={weight}
          className={styles[weight]}
          d={threads.filter((_, index) => index > 0 && weightOf(count - 1 - index) === weight).join('')}
        />
      ))}
    </svg>
  );
}
