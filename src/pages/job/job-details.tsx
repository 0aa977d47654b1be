import type { Job } from '#content/facts/jobs.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './job-details.module.css';

/** The one tab of a job, and in it what the job is, what one does and what one brings. */
export function JobDetails({ job: { id } }: { job: Job }) {
  const { about, responsibilities, qualifications } = useTextEntry('jobs', String(id));
  const words = useTextEntry('careers', 'detail');
  return (
    <div id="job-details">
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
        <section id="about-the-job" className={styles.about} aria-labelledby="about-the-job-title">
          <h2 id="about-the-job-title">
            <Text>{words.about}</Text>
          </h2>
          <p>
            <Text>{about}</Text>
          </p>
        </section>
        <Part id="responsibilities" title={words.responsibilities} className={styles.stations}>
          {responsibilities}
        </Part>
        <Part id="minimum-qualifications" title={words.qualifications} className={styles.rows}>
          {qualifications}
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** How its points stand. */
  className: string | undefined;
  children: readonly string[];
}

function Part({ id, title, className, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display-2">
        <Text>{title}</Text>
      </h2>
      <ul className={className}>
        {children.map((point) => (
          <li key={point} data-item="">
            <Text>{point}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
