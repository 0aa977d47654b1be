import { classNames } from '#src/lib/class-names.ts';
import styles from './figure-line.module.css';

/** A unit of time as a calendar shows it: so many in a row, each in a box as high as wide or higher, and its outline in it. */
interface Unit {
  look: 'days' | 'months';
  inRow: number;
  width: number;
  height: number;
  /** From one to the next. */
  gap: number;
  outline: string;
}

/** A week has seven dots, as far below each other as beside each other. */
const DAYS: Unit = {
  look: 'days',
  inRow: 7,
  width: 20,
  height: 20,
  gap: 8,
  outline: 'v.01',
};

/** Half a year has six arches of the page's colonnade, as far from each other as days. */
const MONTHS: Unit = {
  look: 'months',
  inRow: 6,
  width: 20,
  height: 36,
  gap: 8,
  outline: 'm-10 18v-26a10 10 0 0 1 20 0v26z',
};

/** What a figure's unit is; those that are not named count things. */
const UNITS: Readonly<Record<string, Unit>> = {
  records: MONTHS,
  backups: DAYS,
  visits: MONTHS,
  answer: DAYS,
};

/** Of a ring that stands for a thing that is counted, and from one to the next: as many as may be fit on a phone. */
const RING = { radius: 8, first: 10, step: 28 };

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
      <svg className={styles.line} height={20} focusable="false">
        {count === 0 && <line className={styles.none} x2="100%" y1="50%" y2="50%" />}
        {Array.from({ length: count }, (_, index) => RING.first + index * RING.step).map((x) => (
          <circle key={x} cx={x} cy="50%" r={RING.radius} />
        ))}
      </svg>
    );
  }
  const { look, inRow, width, height, gap, outline } = unit;
  const middles = Array.from({ length: count }, (_, index) => {
    const [x, y] = [index % inRow, Math.floor(index / inRow)];
    return `M${x * (width + gap) + width / 2} ${y * (height + gap) + height / 2}${outline}`;
  });
  const [across, down] = [inRow * (width + gap) - gap, Math.ceil(count / inRow) * (height + gap) - gap];
  return (
    <svg
      className={classNames(styles.line, styles[look])}
      viewBox={`0 0 ${across} ${down}`}
      focusable="false"
    >
      <path d={middles.join('')} />
    </svg>
  );
}
