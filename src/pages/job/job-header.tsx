import { jobDate, type Job } from '#content/facts/jobs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { BackLink } from '#src/ui/link/back-link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CopyJobLink } from './copy-job-link.tsx';
import styles from './job-header.module.css';

interface Props {
  job: Job;
  /** Address of the external listing. */
  listing: string;
}

/** Title and facts of the job in one line, on the blue study; the ways to apply and to pass it on. */
export function JobHeader({ job, listing }: Props) {
  const title = useTextEntry('careers', `job_title_${job.id}`);
  const publishedOn = useTextEntry('careers', `published_on_${job.id}`);
  const workTypes = useTextEntry('careers', 'workTypes');
  const locations = useTextEntry('careers', 'locations');
  const departments = useTextEntry('careers', 'departments');
  const words = useTextEntry('careers', 'detail');
  return (
    <header id="job-header" className={styles.header} data-theme="blue">
      <Picture
        name="blue"
        alternative=""
        sizes="(width < 768px) 180vw, 100vw"
        className={styles.study}
        isFirst
      />
      <div className={`wrap ${styles.inner}`}>
        <BackLink href="/careers">
          <Text>{words.back}</Text>
        </BackLink>
        <h1>
          <Text>{title}</Text>
        </h1>
        <ul className={styles.facts}>
          <li>
            <Icon name="calendar" />
            <time dateTime={jobDate(job.published_on)}>{fill(words.publishedOn, { date: publishedOn })}</time>
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
            <Text>{departments[job.category]}</Text>
          </li>
        </ul>
        <div className={styles.actions}>
          <ApplyLink href={listing} look="light">
            {words.apply}
          </ApplyLink>
          <CopyJobLink id={job.id} />
        </div>
      </div>
    </header>
  );
}
