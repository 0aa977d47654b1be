import { classNames } from '#src/lib/class-names.ts';
import { lockups } from './lockups.ts';
import styles from './brand.module.css';

/** The lockup of symbol and wordmark; decoration inside a link that names it. */
export function Brand({ name, className }: { name: keyof typeof lockups; className?: string | undefined }) {
  const { viewBox, strokes, dots, fills } = lockups[name];
  return (
    <svg className={classNames(styles.brand, className)} viewBox={viewBox} aria-hidden="true">
      {strokes.map(({ d, width }) => (
        <path key={d} className={styles.stroke} d={d} strokeWidth={width} />
      ))}
      {fills.map((d) => (
        <path key={d} className={styles.fill} d={d} />
      ))}
      {dots.map(({ cx, cy, r, accent }) => (
        <circle
          key={`${cx} ${cy}`}
          className={accent ? styles.dot : styles.fill}
          data-drawn-dot={accent ? '' : undefined}
          cx={cx}
          cy={cy}
          r={r}
        />
      ))}
    </svg>
  );
}
