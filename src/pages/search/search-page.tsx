import type { Hit } from '#search/answer/answer-query.ts';
import { useNavigate, usePlace } from '#src/lib/router/router.tsx';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { byCloseness } from '#src/sections/site-search/by-closeness.ts';
import { useGivenAnswer } from '#src/sections/site-search/given-answer.ts';
import { SearchForm } from '#src/sections/site-search/search-form.tsx';
import { searchHref } from '#src/sections/site-search/search-href.ts';
import { SearchResults } from '#src/sections/site-search/search-results.tsx';
import { useSearchEngine } from '#src/sections/site-search/use-search-engine.ts';
import { WAYS_ON_COUNT } from '#src/sections/ways-on/use-ways-on.ts';
import { classNames } from '#src/lib/class-names.ts';
import { previewText } from '#src/lib/preview-text.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { formatCount } from '#src/i18n/counts.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { AskedPages } from './asked-pages.tsx';
import { SearchScene } from './search-scene.tsx';
import styles from './search-page.module.css';
import asked from './asked.module.css';
import columns from './search-columns.module.css';
import drawing from './strands.module.css';
import end from './ending-strand.module.css';
import rows from './answer-strands.module.css';

/** A query of so many letters is as large as the largest titles, or as other ones; a longer one is a sentence, and of the longest the field says all. */
const [BRIEF, SHORT, LONGEST] = [9, 16, 70];

const sizeOf = ({ length }: string) => (length <= BRIEF ? undefined : length <= SHORT ? 'large' : 'medium');

const NO_HITS: readonly Hit[] = [];

/** The search as a page: the server answers `?q=`, later queries the browser itself. */
export function SearchPage() {
  const { title, hint, loading, failed, count } = useTexts('search');
  const language = useLanguage();
  const ending = useTextEntry('endings', 'search');
  const navigate = useNavigate();
  const parameters = new URLSearchParams(usePlace().search);
  const given = useGivenAnswer();
  // A page that was built without a query answers one only once a script does.
  const isHydrated = useIsHydrated();
  const query = isHydrated ? (parameters.get('q') ?? '').trim() : (given?.query ?? '');
  const isGiven = given?.query === query;
  const search = useSearchEngine(query !== '' && !isGiven);
  const answer = isGiven ? given.answer : search.kind === 'ready' ? search.engine.answer(query) : undefined;
  const { found, close } = byCloseness(answer?.hits ?? NO_HITS);
  // One for each answer, one for all that is only close, and one that no page answers.
  const strands = (query === '' ? WAYS_ON_COUNT : found.length + Math.min(close.length, 1)) + 1;
  const titleSize = sizeOf(query);
  const note = { idle: hint, loading, failed, ready: hint }[search.kind];
  return (
    <>
      <PageHeader
        title={query === '' ? title : previewText(query, LONGEST)}
        titleSize={query === '' ? 'large' : titleSize}
        crumb={title}
      >
        {found.length > 0 && (
          <p className={classNames(asked.count, titleSize === 'medium' && asked.below)} aria-hidden="true">
            {formatCount(found.length, count, language)}
          </p>
        )}
        <div
          className={classNames(
            styles.ask,
            query === '' ? styles.unasked : asked.ask,
            query !== '' && titleSize === undefined && asked.brief,
          )}
        >
          <SearchForm
            key={query}
            words={query}
            isLabelHidden={query !== ''}
            onSearch={(words) => navigate(searchHref(words.trim()))}
          />
          <SearchScene
            strands={strands}
            isAnswered={query === '' || answer !== undefined}
            isAsked={query !== ''}
          />
        </div>
      </PageHeader>
      <section
        id="search-results"
        className={classNames(
          'wrap',
          styles.results,
          columns.columns,
          drawing.strands,
          rows.answers,
          query === '' && drawing.equal,
        )}
        data-strands={strands}
        aria-label={title}
      >
        {query !== '' && answer !== undefined ? (
          <SearchResults answer={answer} isCountAbove />
        ) : (
          <p role="status">
            <Text>{note}</Text>
          </p>
        )}
        {(query === '' || answer?.hits.length === 0) && <AskedPages isDrawn={query === ''} />}
      </section>
      <ContactEnding title={ending.title} arrival={classNames(drawing.strands, end.arrival)} />
    </>
  );
}
