import { DEPARTMENTS, type JobFacts } from '../records/job.ts';
import { JOBS } from './jobs.ts';

// Apart from the jobs: every page loads those for their addresses, these only the pages of jobs.

/** What the vacancy filter offers; `all_vacancies` is the one on entry. */
export const VACANCY_TYPES = ['all_vacancies', ...DEPARTMENTS] as const;
export type VacancyType = (typeof VACANCY_TYPES)[number];

/** The vacancies: what is listed, counted and found. */
export const OPEN_JOBS = JOBS.filter(({ isClosed }) => !isClosed);

/** How many jobs a choice of the vacancy filter stands for. */
export function countVacancies(type: VacancyType, open: readonly JobFacts[] = OPEN_JOBS): number {
  return open.filter(({ department }) => type === 'all_vacancies' || department === type).length;
}

/** The related jobs of every job (rule:related-jobs), as long as they are open. */
const RELATED_JOB_IDS: readonly number[] = [1, 2];

/** Jobs 1 and 2; other open ones in the place of one that is closed, rather than the job that is shown. */
export function relatedJobs<Each extends JobFacts>(current: number, jobs: readonly Each[]): Each[] {
  const open = jobs.filter(({ isClosed }) => !isClosed);
  const specified = open.filter(({ id }) => RELATED_JOB_IDS.includes(id));
  const others = open.filter((job) => !specified.includes(job) && job.id !== current);
  return [...specified, ...others].slice(0, RELATED_JOB_IDS.length);
}
