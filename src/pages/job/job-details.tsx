import type { ReactNode } from 'react';
import type { Job } from '#content/facts/jobs.ts';
import { Text } from '#src/i18n/text.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './job-details.module.css';
import line from './job-line.module.css';

/** The one tab of a job, and in it what the job is, what one does and what one brings. */
export function JobDetails({ job: { id } }: { job: Job }) {
  const { about, responsibilities, qualifications } = useTextEntry('jobs', String(id));
  const words = useTextEntry('careers', 'detail');
  return (
    <div id="job-details" className={classNames('wrap', line.line, styles.details)}>
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
          <p className={styles.statement}>
            <Text>{about}</Text>
          </p>
        </Part>
        <Part id="responsibilities" title={words.responsibilities}>
          <Points className={styles.rows}>{responsibilities}</Points>
        </Part>
        <Part id="minimum-qualifications" title={words.qualifications}>
          <Points className={styles.pairs}>{qualifications}</Points>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Text>{title}</Text>
      </h2>
      {children}
    </section>
  );
}

function Points({ className, children }: { className: string | undefined; children: readonly string[] }) {
  return (
    <ul className={className}>
      {children.map((point) => (
        <li key={point} data-item="">
          <Text>{point}</Text>
        </li>
      ))}
    </ul>
  );
}
