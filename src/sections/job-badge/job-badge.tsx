import type { Job } from '#content/facts/jobs.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './job-badge.module.css';

/** The department of a job, in the roles of colour that the job names. */
export function JobBadge({ job }: { job: Job }) {
  const departments = useTextEntry('careers', 'departments');
  return (
    <span className={styles.badge} data-bg={job.badge.bg} data-color={job.badge.color}>
      <Text>{departments[job.department]}</Text>
    </span>
  );
}
