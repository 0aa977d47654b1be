import { PATHS } from '#content/facts/paths.ts';
import type { ReactNode } from 'react';
import type { Job } from '#content/facts/jobs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { BackLink } from '#src/ui/link/back-link.tsx';
import { ridgeJob1 } from '#src/ui/drawing/drawings/ridge-job-1.ts';
import { ridgeJob2 } from '#src/ui/drawing/drawings/ridge-job-2.ts';
import { ridgeJob3 } from '#src/ui/drawing/drawings/ridge-job-3.ts';
import { ridgeJob4 } from '#src/ui/drawing/drawings/ridge-job-4.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Opening } from '#src/sections/opening/opening.tsx';
import { PageTitle } from '#src/sections/page-header/page-title.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { directionOf } from '#shared/languages.ts';
import { formatDate } from '#shared/dates.ts';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';
import { jobsAtStations, stationOf } from './job-station.ts';
import branch from './job-branch.module.css';
import styles from './job-header.module.css';
import line from './job-line.module.css';

interface Props {
  job: Job;
  /** What one can do here. */
  children: ReactNode;
}

/** The line that all jobs share, with the dot at one of its stops. */
const RIDGES = [ridgeJob1, ridgeJob2, ridgeJob3, ridgeJob4] as const;

/** Whose stop comes before the line that leads on from it: always, or in the widest windows. */
const BEFORE = [branch.first, branch.second] as const;

/** Title and facts of the job, on the morning's sky over the line of all jobs. */
export function JobHeader({ job, children }: Props) {
  const language = useLanguage();
  const { title } = useTextEntry('jobs', String(job.id));
  const publishedOn = formatDate(job.published, language);
  const workTypes = useTextEntry('careers', 'workTypes');
  const locations = useTextEntry('careers', 'locations');
  const departments = useTextEntry('careers', 'departments');
  const words = useTextEntry('careers', 'detail');
  return (
    <Opening
      tag="header"
      id="job-header"
      look="field"
      className={classNames(line.line, styles.header)}
      scene={
        <Drawing
          drawing={RIDGES[stationOf(job) - 1] ?? ridgeJob1}
          direction={directionOf(language)}
          isStretched
          labels={jobsAtStations(job).map(
            (each) => each && <StopName key={each.id} job={each} isShown={each === job} />,
          )}
          className={classNames(
            styles.ridge,
            stationOf(job) % 2 === 1 && styles.odd,
            // A closed one leads nowhere.
            !job.isClosed && classNames(branch.branch, BEFORE[stationOf(job) - 1]),
          )}
        />
      }
    >
      <BackLink href={PATHS.careers}>
        <Text>{words.back}</Text>
      </BackLink>
      <PageTitle>{title}</PageTitle>
      <ul className={styles.facts}>
        <li>
          <Icon name="calendar" />
          <time dateTime={job.published}>{fill(words.publishedOn, { date: publishedOn })}</time>
        </li>
        <li>
          <Icon name={job.workType.icon} />
          <Text>{workTypes[job.workType.name]}</Text>
        </li>
        <li>
          <Icon name="pin" />
          <Text>{locations[job.location]}</Text>
        </li>
        <li>
          <Icon name="department" />
          <Text>{departments[job.department]}</Text>
        </li>
      </ul>
      <div className={styles.actions}>{children}</div>
    </Opening>
  );
}

/** Whose stop it is. */
function StopName({ job, isShown }: { job: Job; isShown: boolean }) {
  const { title } = useTextEntry('jobs', String(job.id));
  return (
    <span className={styles.stop} data-shown={isShown || undefined}>
      {title}
    </span>
  );
}
