import { LONGEST_RETENTION_MONTHS } from '#content/facts/retention.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './figure-line.module.css';

/** A unit of time as a calendar shows it: so many in a row, and rows as far apart. */
interface Unit {
  look: 'days' | 'months';
  inRow: number;
  height: number;
  /** How many are drawn at least: those that are not of the period are empty. */
  least: number;
}

const DAYS: Unit = { look: 'days', inRow: 7, height: 22, least: 0 };
const MONTHS: Unit = { look: 'months', inRow: 12, height: 38, least: LONGEST_RETENTION_MONTHS };

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
  const { look, inRow, height, least } = unit;
  const rows = Array.from({ length: Math.ceil(Math.max(count, least) / inRow) }, (_, row) => row);
  const row = (index: number, length: number, className?: string) => {
    const y = (index + 0.5) * height;
    return <line className={className} pathLength={length} x2={`${(length / inRow) * 100}%`} y1={y} y2={y} />;
  };
  return (
    <svg className={classNames(styles.line, styles[look])} height={rows.length * height} focusable="false">
      {rows.map((index) => {
        const counted = Math.min(Math.max(count - index * inRow, 0), inRow);
        return (
          <g key={index}>
            {counted < inRow && index * inRow < least && row(index, inRow)}
            {counted > 0 && row(index, counted, styles.period)}
          </g>
        );
      })}
    </svg>
  );
}
