import { PROMISES } from '#content/facts/promises.ts';
import { BACKUP_DAYS, RETENTION_MONTHS } from '#content/facts/retention.ts';
import { directionOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import styles from './figures.module.css';

/** The longest of the periods: the whole line. */
const MONTHS = RETENTION_MONTHS.visits;
const DAYS = (MONTHS / 12) * 365;

/** How far along the line each period ends, and how many pieces of a thing there are. */
const ENDS: Readonly<Record<string, number>> = {
  records: Math.max(RETENTION_MONTHS.registrations, RETENTION_MONTHS.messages) / MONTHS,
  backups: BACKUP_DAYS / DAYS,
  visits: 1,
  answer: PROMISES.rightsDays / DAYS,
};
const PIECES: Readonly<Record<string, readonly number[]>> = { forms: [0, 1, 2], cookies: [0] };

/** A figure to scale: a period on a line of two years, a mark for each month; things as so many nodes on it. */
export function FigureLine({ name }: { name: string }) {
  const isFromRight = directionOf(useLanguage()) === 'rtl';
  const at = (share: number) => `${(isFromRight ? 1 - share : share) * 100}%`;
  const end = ENDS[name];
  return (
    <svg className={styles.line} focusable="false">
      <line x1={at(0)} x2={at(1)} y1="50%" y2="50%" />
      {end !== undefined && (
        <>
          <line className={styles.months} pathLength={MONTHS} x1={at(0)} x2={at(1)} y1="50%" y2="50%" />
          <line className={styles.period} x1={at(0)} x2={at(end)} y1="50%" y2="50%" />
          <circle cx={at(end)} cy="50%" r="7" />
        </>
      )}
      {PIECES[name]?.map((piece) => (
        <circle key={piece} cx={at(piece / 6)} cy="50%" r="7" />
      ))}
    </svg>
  );
}
