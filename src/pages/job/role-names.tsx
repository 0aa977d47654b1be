import type { Job } from '#content/facts/jobs.ts';
import { pathTo } from '#content/facts/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { ridgeRoles } from '#src/ui/drawing/drawings/ridge-roles.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { jobsAtStations, stationOf } from './job-station.ts';
import styles from './role-names.module.css';

/** The open jobs' names over their stations on the line. */
export function RoleNames({ job }: { job: Job }) {
  const { title } = useTextEntry('careers', 'vacancies');
  const { styles: places } = ridgeRoles;
  return (
    <nav className={classNames(places['box'], styles.names)} aria-label={title} data-screen="">
      <ul>
        {jobsAtStations(job).map(
          (each) =>
            each && (
              <li
                key={each.id}
                className={classNames(places[`station${stationOf(each)}`], styles.name)}
                data-station={stationOf(each)}
              >
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
      <Text>{title}</Text>
    </Link>
  );
}
