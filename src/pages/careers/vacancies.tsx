import { useRef } from 'react';
import { formatCount } from '#src/i18n/counts.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { JobCard } from './job-card.tsx';
import type { Vacancies as Props } from './use-vacancy-filter.ts';
import styles from './vacancies.module.css';
import { VacancyTypes } from './vacancy-types.tsx';

/**
 * The open positions that the search and the department let through; the count is announced politely.
 * The filter stands beside the list, not in it: what is counted in `#vacancies` is jobs.
 */
export function Vacancies({ vacancies }: { vacancies: Props }) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, found, emptyTitle, emptyDescription, reset } = useTexts('careers').vacancies;
  const { loading, failed } = useTexts('search');
  const { filter, jobs, searchState } = vacancies;
  const note = { idle: undefined, ready: undefined, loading, failed }[searchState];
  return (
    <section className={`wrap ${styles.vacancies}`} aria-labelledby="vacancies-title">
      <div className={styles.head}>
        <h2 id="vacancies-title" ref={heading} className="display-1" tabIndex={-1}>
          <Text>{title}</Text>
        </h2>
        {/* English has no plural form for none. */}
        <p role="status">
          {note ?? (jobs.length > 0 ? formatCount(jobs.length, found, language) : found.zero)}
        </p>
      </div>
      <VacancyTypes active={filter.type} onChoose={vacancies.choose} />
      <div id="vacancies" className={styles.results}>
        {jobs.length > 0 ? (
          <ul className={styles.list}>
            {jobs.map((job) => (
              <li key={job.id} data-item="">
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <h3 className="display-2">
              <Text>{emptyTitle}</Text>
            </h3>
            <p>
              <Text>{emptyDescription}</Text>
            </p>
            <Button
              look="outline"
              onClick={() => {
                vacancies.reset();
                // The button goes away; whoever pressed it goes on at the list.
                heading.current?.focus({ preventScroll: true });
              }}
            >
              <Text>{reset}</Text>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
