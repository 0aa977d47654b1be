import { useId, useLayoutEffect, useRef } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { addressOf } from '#shared/languages.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import type { Vacancies } from './use-vacancy-filter.ts';
import styles from './vacancy-search.module.css';

/**
 * The large search field on the horizon. The list follows every letter; sending the form leads to it.
 * Until a script answers it is a form that loads the page anew; where there is none the site's search, which knows the
 * jobs too, answers.
 */
export function VacancySearch({ vacancies }: { vacancies: Vacancies }) {
  const id = useId();
  const language = useLanguage();
  const { searchLabel, searchPlaceholder, search } = useTexts('careers').header;
  const input = useRef<HTMLInputElement>(null);
  // Typed before there was a script: React would take it for its own empty field.
  useLayoutEffect(() => {
    const typed = input.current?.value;
    if (typed) vacancies.search(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the script finds it
  }, []);
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
          ref={input}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={searchPlaceholder}
          value={vacancies.filter.query}
          onChange={(event) => vacancies.search(event.target.value)}
        />
        <noscript>
          <button type="submit" formAction={addressOf(PATHS.search, language)}>
            <Text>{search}</Text>
          </button>
        </noscript>
        <button type="submit" className={styles.live}>
          <Text>{search}</Text>
        </button>
      </div>
    </form>
  );
}
