import { jobHref, JOBS, RELATED_JOB_IDS, type JobId } from '#content/facts/jobs.ts';
import { JobBadge } from '#src/sections/job-badge/job-badge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { formatList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './related-jobs.module.css';

/** Jobs 1 and 2, whichever job is shown; the shown one is marked as the current page (rule:related-jobs). */
export function RelatedJobs({ current }: { current: JobId }) {
  const { related } = useTextEntry('careers', 'detail');
  return (
    <aside id="related-jobs" className={styles.related} aria-labelledby="related-jobs-title">
      <h2 id="related-jobs-title">
        <Text>{related}</Text>
      </h2>
      <ul>
        {RELATED_JOB_IDS.map((id) => (
          <li key={id} data-item="">
            <RelatedJob id={id} isCurrent={id === current} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function RelatedJob({ id, isCurrent }: { id: (typeof RELATED_JOB_IDS)[number]; isCurrent: boolean }) {
  const language = useLanguage();
  const job = JOBS[id];
  const title = useTextEntry('careers', `job_title_${id}`);
  const workTypes = useTextEntry('careers', 'workTypes');
  const locations = useTextEntry('careers', 'locations');
  return (
    <Link href={jobHref(id)} className={styles.job} isCurrent={isCurrent || undefined}>
      <JobBadge job={job} />
      <h3>
        <Text>{title}</Text>
      </h3>
      <p>
        <Text>{formatList([workTypes[job.workType.name], locations[job.location]], language)}</Text>
      </p>
      <Icon name="arrow" />
    </Link>
  );
}
