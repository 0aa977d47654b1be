import { OPEN_JOBS } from '#content/facts/vacancies.ts';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { closingCareers } from '#src/ui/drawing/drawings/closing-careers.ts';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Benefits } from './benefits.tsx';
import { RidgeScene } from './ridge-scene.tsx';
import { useVacancyFilter } from './use-vacancy-filter.ts';
import { Vacancies } from './vacancies.tsx';
import { VacancySearch } from './vacancy-search.tsx';
import { WhyJoin } from './why-join.tsx';
import styles from './careers-page.module.css';

/** The drawing of the ending has a place for each of so many; the list of vacancies has them all. */
const LABELS = OPEN_JOBS.slice(0, 4).map(({ id }) => <RoleLabel key={id} id={id} />);

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
function RoleLabel({ id }: { id: number }) {
  const { title } = useTextEntry('jobs', String(id));
  return <span className={styles.role}>{title}</span>;
}
