import { pathTo } from '#content/facts/paths.ts';
import { VACANCY_TYPES, type VacancyType } from '#content/facts/vacancies.ts';
import type { JobFacts } from '#content/records/job.ts';

/** What a visitor looks for among the vacancies. */
export interface VacancyFilter {
  query: string;
  type: VacancyType;
}

/** The filter on entry: every vacancy shows. */
export const EVERY_VACANCY: VacancyFilter = { query: '', type: 'all_vacancies' };

/** Reads `?q=` and `?department=`; an unknown department is all of them. */
export function readVacancyFilter(search: string): VacancyFilter {
  const parameters = new URLSearchParams(search);
  const department = parameters.get('department');
  return {
    query: parameters.get('q') ?? EVERY_VACANCY.query,
    type: VACANCY_TYPES.find((type) => type === department) ?? EVERY_VACANCY.type,
  };
}

/** The query of the address with a filter in it; what is as on entry is left out, other parameters stay. */
export function writeVacancyFilter({ query, type }: VacancyFilter, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('q');
  parameters.delete('department');
  if (query.trim() !== '') parameters.set('q', query.trim());
  if (type !== EVERY_VACANCY.type) parameters.set('department', type);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/**
 * The jobs that a filter lets through. `found` are the paths that the search gives for the query, the best first;
 * without it the query lets every job through.
 */
export function matchingJobs<Each extends Pick<JobFacts, 'department' | 'id'>>(
  { type }: VacancyFilter,
  jobs: readonly Each[],
  found?: readonly string[],
): readonly Each[] {
  const ofType = jobs.filter(({ department }) => type === 'all_vacancies' || department === type);
  if (found === undefined) return ofType;
  const ranks = new Map(found.map((path, rank) => [path, rank]));
  const rankOf = ({ id }: Each) => ranks.get(pathTo.job(id)) ?? Infinity;
  return ofType.filter((job) => ranks.has(pathTo.job(job.id))).toSorted((a, b) => rankOf(a) - rankOf(b));
}
