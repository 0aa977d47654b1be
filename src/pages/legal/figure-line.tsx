import { classNames } from '#src/lib/class-names.ts';
import styles from './figure-line.module.css';

/** A unit of time as a calendar shows it: so many in a row, and rows as far apart. */
interface Unit {
  look: 'days' | 'months';
  inRow: number;
  height: number;
  /** What the last one of a row leaves of its share: a full row ends at both edges (figure-line.module.css). */
  left: number;
}

const DAYS: Unit = { look: 'days', inRow: 7, height: 24, left: 1 };
const MONTHS: Unit = { look: 'months', inRow: 12, height: 38, left: 0.38 };

/** What a figure's unit is; those that are not named count things. */
const UNITS: Readonly<Record<string, Unit>> = {
  records: MONTHS,
  backups: DAYS,
  visits: MONTHS,
  answer: DAYS,
};

/** Of a ring that stands for a thing that is counted, and from one to the next: as many as may be fit on a phone. */
const RING = { radius: 7, first: 9, step: 24 };

interface Props {
  name: string;
  /** How many. */
  count: number;
}

/** A figure as it is counted: days in weeks, months in years; things as so many nodes, nothing as an empty line. */
export function FigureLine({ name, count }: Props) {
  const unit = UNITS[name];
  if (unit === undefined) {
    return (
      <svg className={styles.line} height={18} focusable="false">
        {count === 0 && <line className={styles.none} x2="100%" y1="50%" y2="50%" />}
        {Array.from({ length: count }, (_, index) => RING.first + index * RING.step).map((x) => (
          <circle key={x} cx={x} cy="50%" r={RING.radius} />
        ))}
      </svg>
    );
  }
  const { look, inRow, height, left } = unit;
  const rows = Array.from({ length: Math.ceil(count / inRow) }, (_, row) => row);
  return (
    <svg
      className={classNames(styles.line, styles[look])}
      data-unit={look}
      height={rows.length * height}
      focusable="false"
    >
      {rows.map((index) => {
        const [length, y] = [Math.min(count - index * inRow, inRow) - left, (index + 0.5) * height];
        return (
          <line key={index} pathLength={length} x2={`${(length / (inRow - left)) * 100}%`} y1={y} y2={y} />
        );
      })}
    </svg>
  );
}
