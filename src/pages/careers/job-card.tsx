import { pathTo } from '#content/facts/paths.ts';
import type { Job } from '#content/facts/jobs.ts';
import { DESCRIPTION_PREVIEW_LENGTH } from '#content/facts/limits.ts';
import { previewText } from '#src/lib/preview-text.ts';
import { JobBadge } from '#src/sections/job-badge/job-badge.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatDate } from '#shared/dates.ts';
import { fill, formatList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './job-card.module.css';

/** A hairline row that opens on click: the first 100 characters of the job's text and the way to its page. */
export function JobCard({ job }: { job: Job }) {
  const language = useLanguage();
  const { workTypes, locations, vacancies } = useTexts('careers');
  const { title, about } = useTextEntry('jobs', String(job.id));
  return (
    <details id={`vacancy-${job.id}`} className={styles.card}>
      <summary className={styles.row}>
        <h3 className={styles.title}>
          <Text>{title}</Text>
        </h3>
        <span className={styles.department}>
          <JobBadge job={job} />
        </span>
        <span className={styles.facts}>
          <Text>{formatList([workTypes[job.workType.name], locations[job.location]], language)}</Text>
        </span>
        <time className={styles.facts} dateTime={job.published}>
          {formatDate(job.published, language)}
        </time>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.panel}>
        <p>
          <Text>{previewText(about, DESCRIPTION_PREVIEW_LENGTH)}</Text>
        </p>
        <MoreLink href={pathTo.job(job.id)} label={fill(vacancies.detailsOf, { title })}>
          <Text>{vacancies.details}</Text>
        </MoreLink>
      </div>
    </details>
  );
}
