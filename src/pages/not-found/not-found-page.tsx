import { Opening } from '#src/sections/opening/opening.tsx';
import { SearchForm } from '#src/sections/site-search/search-form.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { PageTitle } from '#src/sections/page-header/page-title.tsx';
import { Places } from './places.tsx';
import styles from './not-found-page.module.css';

/** Shown with status 404 for every unknown address. */
export function NotFoundPage() {
  const { title, description } = useTexts('notFound');
  return (
    <Opening
      tag="section"
      id="not-found"
      look="monument"
      scene={<Places />}
      place={styles.map}
      className={styles.page}
    >
      <PageTitle>{title}</PageTitle>
      <p className="lead">
        <Text>{description}</Text>
      </p>
      <SearchForm />
    </Opening>
  );
}
