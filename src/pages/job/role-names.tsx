import type { Job } from '#content/facts/jobs.ts';
import { pathTo } from '#content/facts/paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { jobsAtStations } from './job-station.ts';
import styles from './role-names.module.css';

/** The open jobs' names at their stops, as over a carriage's door: the line is straight, the names are large. */
export function RoleNames({ job }: { job: Job }) {
  const { title } = useTextEntry('careers', 'vacancies');
  return (
    <nav className={styles.names} aria-label={title} data-screen="">
      <ul className="wrap">
        {jobsAtStations(job).map(
          (each) =>
            each && (
              <li key={each.id}>
                <RoleName job={each} isCurrent={each === job} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function RoleName({ job, isCurrent }: { job: Job; isCurrent: boolean }) {
  const { title } = useTextEntry('jobs', String(job.id));
  return (
    <Link href={pathTo.job(job.id)} isCurrent={isCurrent || undefined}>
      {isCurrent && <i data-dot="" />}
      <Text>{title}</Text>
    </Link>
  );
}
