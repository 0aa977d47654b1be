import type { ReactNode } from 'react';
import { QUALIFICATION_NUMBERS, RESPONSIBILITY_NUMBERS, type Job } from '#content/facts/jobs.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './job-details.module.css';

/** The one tab of a job, and in it what the job is, what one does and what one brings. */
export function JobDetails({ job: { id } }: { job: Job }) {
  const about = useTextEntry('careers', `about_the_job_${id}`);
  const words = useTextEntry('careers', 'detail');
  return (
    <div id="job-details" className={styles.details}>
      <div className={styles.tabs} role="tablist" aria-label={words.tabsLabel}>
        <button
          type="button"
          id="job-details-tab"
          role="tab"
          aria-selected="true"
          aria-controls="job-details-panel"
        >
          <Text>{words.tab}</Text>
        </button>
      </div>
      <div
        id="job-details-panel"
        className={styles.panel}
        role="tabpanel"
        aria-labelledby="job-details-tab"
        tabIndex={0}
      >
        <Part id="about-the-job" title={words.about}>
          <p>
            <Text>{about}</Text>
          </p>
        </Part>
        <Part id="responsibilities" title={words.responsibilities}>
          <ul>
            {RESPONSIBILITY_NUMBERS.map((number) => (
              <Point key={number} textKey={`responsibilities_${id}_${number}`} />
            ))}
          </ul>
        </Part>
        <Part id="minimum-qualifications" title={words.qualifications}>
          <ul>
            {QUALIFICATION_NUMBERS.map((number) => (
              <Point key={number} textKey={`minimum_qualifications_${id}_${number}`} />
            ))}
          </ul>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display-2">
        <Text>{title}</Text>
      </h2>
      {children}
    </section>
  );
}

type PointKey =
  | `responsibilities_${Job['id']}_${(typeof RESPONSIBILITY_NUMBERS)[number]}`
  | `minimum_qualifications_${Job['id']}_${(typeof QUALIFICATION_NUMBERS)[number]}`;

function Point({ textKey }: { textKey: PointKey }) {
  const text = useTextEntry('careers', textKey);
  return (
    <li data-item="">
      <Text>{text}</Text>
    </li>
  );
}
