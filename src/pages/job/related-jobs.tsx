import { pathTo } from '#content/facts/paths.ts';
import type { Job } from '#content/facts/jobs.ts';
import { JobBadge } from '#src/sections/job-badge/job-badge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { formatList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';
import line from './job-line.module.css';
import styles from './related-jobs.module.css';

interface Props {
  jobs: readonly Job[];
  /** The job that is shown; in the list it is marked as the current page. */
  current: number;
  heading: string;
}

/** Other jobs to look at: stops on the line of all, with the dot at the one that is shown. */
export function RelatedJobs({ jobs, current, heading }: Props) {
  return (
    <aside
      id="related-jobs"
      className={`${line.line} ${styles.related}`}
      aria-labelledby="related-jobs-title"
    >
      <h2 id="related-jobs-title" className="wrap display-1">
        <Text>{heading}</Text>
      </h2>
      <ul className="wrap">
        {jobs.map((job) => (
          <li key={job.id} data-item="">
            <RelatedJob job={job} isCurrent={job.id === current} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function RelatedJob({ job, isCurrent }: { job: Job; isCurrent: boolean }) {
  const language = useLanguage();
  const { title } = useTextEntry('jobs', String(job.id));
  const workTypes = useTextEntry('careers', 'workTypes');
  const locations = useTextEntry('careers', 'locations');
  const { shown } = useTextEntry('careers', 'detail');
  return (
    <Link href={pathTo.job(job.id)} className={styles.job} isCurrent={isCurrent || undefined}>
      {isCurrent && <i data-dot="" />}
      <h3>
        <Text>{title}</Text>
        {/* On the line of the last word. */}
        {!isCurrent && (
          <>
            {'\u00A0'}
            <Icon name="arrow" />
          </>
        )}
      </h3>
      <p>
        {isCurrent ? (
          <Text>{shown}</Text>
        ) : (
          <>
            <JobBadge job={job} />
            <Text>{formatList([workTypes[job.workType.name], locations[job.location]], language)}</Text>
          </>
        )}
      </p>
    </Link>
  );
}
