import type { Job } from '#content/facts/jobs.ts';
import { pathTo } from '#content/facts/paths.ts';
import { OPEN_JOBS } from '#content/facts/vacancies.ts';
import { classNames } from '#src/lib/class-names.ts';
import { ridgeRoles } from '#src/ui/drawing/drawings/ridge-roles.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { stationOf, STATIONS } from './job-station.ts';
import styles from './role-names.module.css';

/** The open jobs' names over their stations on the ridge: the one that is shown, else the first at each. */
export function RoleNames({ job }: { job: Job }) {
  const { title } = useTextEntry('careers', 'vacancies');
  const jobs = STATIONS.map((station) =>
    stationOf(job) === station ? job : OPEN_JOBS.find((other) => stationOf(other) === station),
  );
  const { styles: places } = ridgeRoles;
  return (
    <nav className={classNames(places['box'], styles.names)} aria-label={title} data-screen="">
      <ul>
        {jobs.map(
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
