import { useId } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { Vacancies } from './use-vacancy-filter.ts';
import styles from './vacancy-search.module.css';

/**
 * The large search field on the horizon. The list follows every letter; sending the form leads to it.
 * Without a script it is a form that loads the page anew, with all vacancies.
 */
export function VacancySearch({ vacancies }: { vacancies: Vacancies }) {
  const id = useId();
  const { searchLabel, searchPlaceholder, search } = useTexts('careers').header;
  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        vacancies.showResults();
      }}
    >
      <label htmlFor={id}>
        <Text>{searchLabel}</Text>
      </label>
      <div className={styles.field} data-theme="page">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={searchPlaceholder}
          value={vacancies.filter.query}
          onChange={(event) => vacancies.search(event.target.value)}
        />
        <button type="submit">
          <Text>{search}</Text>
        </button>
      </div>
    </form>
  );
}
