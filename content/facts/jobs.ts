import { JOB_FACTS } from '#records/jobs.ts';
import { DEPARTMENTS, type Department, type JobFacts } from '../records/job.ts';

/** What the vacancy filter offers; `all_vacancies` is the one on entry. */
export const VACANCY_TYPES = ['all_vacancies', ...DEPARTMENTS] as const;
export type VacancyType = (typeof VACANCY_TYPES)[number];

/** What a job is, without its words. */
export interface Job extends JobFacts {
  /** Names of roles in the design tokens. */
  badge: { bg: 'accent-soft' | 'band-strong' | 'inverse'; color: 'accent' | 'text' | 'on-inverse' };
  workType: { icon: 'clock'; name: 'full_time' };
  location: 'sa';
}

const BADGES = {
  department_1: { bg: 'accent-soft', color: 'accent' },
  department_2: { bg: 'band-strong', color: 'text' },
  department_3: { bg: 'inverse', color: 'on-inverse' },
} as const satisfies Record<Department, Job['badge']>;

const FULL_TIME_IN_SAUDI_ARABIA = {
  workType: { icon: 'clock', name: 'full_time' },
  location: 'sa',
} as const satisfies Partial<Job>;

/** Every job that has an address, by number; the closed ones too. */
export const JOBS: readonly Job[] = JOB_FACTS.map((facts) =>
  Object.assign({ badge: BADGES[facts.department] }, FULL_TIME_IN_SAUDI_ARABIA, facts),
);

/** The vacancies: what is listed, counted and found. */
export const OPEN_JOBS = JOBS.filter(({ isClosed }) => !isClosed);

/** The job that an address names by its number. */
export function jobOf(id: string | undefined): Job | undefined {
  return JOBS.find((job) => String(job.id) === id);
}

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
