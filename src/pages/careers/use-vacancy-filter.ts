import { useEffect, useState } from 'react';
import type { Job } from '#content/facts/jobs.ts';
import { pathTo } from '#content/facts/paths.ts';
import { OPEN_JOBS, type VacancyType } from '#content/facts/vacancies.ts';
import { useNavigate, usePlace } from '#src/lib/router/router.tsx';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { useSearchEngine, type SearchState } from '#src/sections/site-search/use-search-engine.ts';
import { useTimeout } from '#src/lib/use-timeout.ts';
import {
  EVERY_VACANCY,
  matchingJobs,
  readVacancyFilter,
  writeVacancyFilter,
  type VacancyFilter,
} from './vacancy-filter.ts';

/** The address follows the typing after this pause, in milliseconds: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 250;
/** Marks the addresses that this filter wrote itself. */
const WRITTEN_BY_FILTER = 'vacancy-filter';

const OPEN_JOB_PATHS = OPEN_JOBS.map(({ id }) => pathTo.job(id));

export interface Vacancies {
  filter: VacancyFilter;
  jobs: readonly Job[];
  /** Until the search is here every job of the department shows. */
  searchState: SearchState['kind'];
  search: (query: string) => void;
  choose: (type: VacancyType) => void;
  reset: () => void;
  /** Leads to the list, which takes the focus. */
  showResults: () => void;
}

/**
 * The filter of the vacancies, kept in the address. It runs ahead of the address while one
 * types, and takes over an address that it did not write: on entry, by a link, by going back.
 */
export function useVacancyFilter(): Vacancies {
  const location = usePlace();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [pathname] = useState(location.pathname);
  const [filter, setFilter] = useState(EVERY_VACANCY);
  const [seenKey, setSeenKey] = useState<string | null>(null);

  const words = filter.query.trim();
  const engine = useSearchEngine(words !== '');
  const found =
    engine.kind === 'ready' && words !== '' ? engine.engine.pathsWithAll(words, OPEN_JOB_PATHS) : undefined;

  // While another page is on its way its address is already here; it is none of ours.
  const isHere = isHydrated && location.pathname === pathname;
  if (isHere && location.key !== seenKey) {
    const writer: unknown = location.note;
    setSeenKey(location.key);
    const read = readVacancyFilter(location.search);
    // What was typed before there was a script is newer than the address.
    if (seenKey === null) setFilter(filter.query === '' ? read : { ...read, query: filter.query });
    else if (writer !== WRITTEN_BY_FILTER) setFilter(read);
  }

  function write(next: VacancyFilter, hash = '') {
    const search = writeVacancyFilter(next, location.search);
    navigate(pathname + search + hash, { isReplacing: true, note: WRITTEN_BY_FILTER });
  }
  function change(next: VacancyFilter) {
    setFilter(next);
    write(next);
  }

  const written = writeVacancyFilter(filter, location.search);
  const isBehind = isHere && location.key === seenKey && written !== location.search;
  useTimeout(() => write(filter), isBehind ? ADDRESS_DELAY_MS : null, written);
  // Whoever opens a job at once comes back to what was typed.
  useEffect(() => {
    if (!isBehind) return;
    const writeNow = () => write(filter);
    document.addEventListener('click', writeNow, { capture: true });
    return () => document.removeEventListener('click', writeNow, { capture: true });
  });

  return {
    filter,
    jobs: matchingJobs(filter, OPEN_JOBS, found),
    searchState: engine.kind,
    search: (query) => setFilter({ ...filter, query }),
    choose: (type) => change({ ...filter, type }),
    reset: () => change(EVERY_VACANCY),
    showResults: () => write(filter, '#vacancies'),
  };
}
