import { LONGEST_RETENTION_MONTHS } from '#content/facts/retention.ts';
import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './figures.module.css';

/** The whole line. */
const MONTHS = LONGEST_RETENTION_MONTHS;

/** What of it a figure's unit is; those that are not named count things. */
const UNITS: Readonly<Record<string, number>> = {
  records: 1 / MONTHS,
  backups: 12 / (MONTHS * 365),
  visits: 1 / MONTHS,
  answer: 12 / (MONTHS * 365),
};

/** Between things that are counted. */
const STEP = 1 / 6;

interface Props {
  name: string;
  /** How many. */
  count: number;
}

/** A figure to scale: a period on a line of two years, a mark for each month; things as so many nodes on it, nothing as its empty place. */
export function FigureLine({ name, count }: Props) {
  const isFromRight = directionOf(useLanguage()) === 'rtl';
  const at = (share: number) => `${(isFromRight ? 1 - share : share) * 100}%`;
  const unit = UNITS[name];
  return (
    <svg className={styles.line} focusable="false">
      <line x1={at(0)} x2={at(1)} y1="50%" y2="50%" />
      {unit === undefined ? (
        Array.from({ length: Math.max(count, 1) }, (_, index) => index * STEP).map((share) => (
          <circle
            key={share}
            className={count === 0 ? styles.none : undefined}
            cx={at(share)}
            cy="50%"
            r="7"
          />
        ))
      ) : (
        <>
          <line className={styles.months} pathLength={MONTHS} x1={at(0)} x2={at(1)} y1="50%" y2="50%" />
          <line className={styles.ends} pathLength={MONTHS} x1={at(0)} x2={at(1)} y1="50%" y2="50%" />
          <line className={styles.period} x1={at(0)} x2={at(count * unit)} y1="50%" y2="50%" />
        </>
      )}
    </svg>
  );
}
