import { OPEN_JOBS } from '#content/facts/vacancies.ts';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { closingCareers } from '#src/ui/drawing/drawings/closing-careers.ts';
import { formatCount } from '#src/i18n/counts.ts';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Benefits } from './benefits.tsx';
import { RidgeScene } from './ridge-scene.tsx';
import { useVacancyFilter } from './use-vacancy-filter.ts';
import { Vacancies } from './vacancies.tsx';
import { VacancySearch } from './vacancy-search.tsx';
import { WhyJoin } from './why-join.tsx';
import styles from './careers-page.module.css';

/** The drawing of the ending has so many places, and one that is open; the list of vacancies has all roles. */
const PLACES = 4;

/** The place beside whose name the number of all stands where names have no room. */
const AT_COUNT = 1;

const LABELS = [
  ...Array.from({ length: PLACES }, (_, index) => {
    const job = OPEN_JOBS[index];
    return job && <RoleLabel key={job.id} id={job.id} hasCount={index === AT_COUNT} />;
  }),
  <OpenLabel key="open" />,
];

/** Why one would work here, and what is open. */
export function CareersPage() {
  const { title, crumb, lead } = useTexts('careers').header;
  const ending = useTextEntry('endings', 'careers');
  const vacancies = useVacancyFilter();
  return (
    <>
      <PageHeader look="field" theme="blue" scene={<RidgeScene />} title={title} crumb={crumb} lead={lead}>
        <VacancySearch vacancies={vacancies} />
      </PageHeader>
      <WhyJoin />
      <Benefits />
      <Vacancies vacancies={vacancies} />
      <ContactEnding id="contact-banner" title={ending.title} line={closingCareers} labels={LABELS} />
    </>
  );
}

/** Who has a place on the line. */
function RoleLabel({ id, hasCount }: { id: number; hasCount: boolean }) {
  const language = useLanguage();
  const { title } = useTextEntry('jobs', String(id));
  const { found } = useTexts('careers').vacancies;
  return (
    <>
      <span className={styles.role}>{title}</span>
      {hasCount && <span className={styles.count}>{formatCount(OPEN_JOBS.length, found, language)}</span>}
    </>
  );
}

/** The place that waits for the reader. */
function OpenLabel() {
  const { openPlace } = useTexts('careers');
  return <span className={`${styles.role} ${styles.open}`}>{openPlace}</span>;
}
