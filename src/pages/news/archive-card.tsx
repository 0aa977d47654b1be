import { formatDateParts } from '#shared/dates.ts';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './archive-card.module.css';

/** An issue of the monthly newsletter: the month as a numeral, no picture. */
export function ArchiveCard({ month }: { month: string }) {
  const language = useLanguage();
  const { archive } = useTexts('news');
  const [year, number] = month.split('-');
  return (
    <article className={styles.card}>
      <p className={styles.month} aria-hidden="true">
        <b>{number}</b>
        <span>{year}</span>
      </p>
      <h3>
        <time dateTime={`${year}-${number}`}>
          <Text>{fill(archive.issue, { month: formatDateParts(month, language).monthAndYear })}</Text>
        </time>
      </h3>
    </article>
  );
}
