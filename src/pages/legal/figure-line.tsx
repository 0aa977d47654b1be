import { LONGEST_RETENTION_MONTHS } from '#content/facts/retention.ts';
import { Text } from '#src/i18n/text.tsx';
import styles from './figure-line.module.css';

/** The whole line. */
const MONTHS = LONGEST_RETENTION_MONTHS;

/** What of it a figure's unit is; those that are not named count things. */
const UNITS: Readonly<Record<string, number>> = {
  records: 1 / MONTHS,
  backups: 12 / (MONTHS * 365),
  visits: 1 / MONTHS,
  answer: 12 / (MONTHS * 365),
};

/** Of a ring that stands for a thing that is counted, and from one to the next: as many as may be fit on a phone. */
const RING = { radius: 7, first: 9, step: 24 };

interface Props {
  name: string;
  /** How many. */
  count: number;
  /** What the whole line of a period stands for. */
  scale: string;
}

/** A figure to scale: a period on a line of two years, a mark for each month; things as so many nodes, nothing as an empty line. */
export function FigureLine({ name, count, scale }: Props) {
  const unit = UNITS[name];
  if (unit === undefined) {
    return (
      <svg className={styles.line} focusable="false">
        {count === 0 && <line className={styles.none} x2="100%" y1="50%" y2="50%" />}
        {Array.from({ length: count }, (_, index) => RING.first + index * RING.step).map((x) => (
          <circle key={x} cx={x} cy="50%" r={RING.radius} />
        ))}
      </svg>
    );
  }
  const share = count * unit;
  const end = `${share * 100}%`;
  return (
    <>
      <svg className={styles.line} focusable="false">
        <line x2="100%" y1="50%" y2="50%" />
        <line className={styles.months} pathLength={MONTHS} x2="100%" y1="50%" y2="50%" />
        <line className={styles.ends} pathLength={MONTHS} x2="100%" y1="50%" y2="50%" />
        <line className={styles.period} x2={end} y1="50%" y2="50%" />
        <line className={styles.until} x1={end} x2={end} y2="100%" />
      </svg>
      <small className={styles.scale}>
        <Text>{scale}</Text>
      </small>
    </>
  );
}
