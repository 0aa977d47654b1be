/** The four vacancies: id is the {id} of the address. */
export const JOB_IDS = [1, 2, 3, 4] as const;
export type JobId = (typeof JOB_IDS)[number];

export const DEPARTMENTS = ['department_1', 'department_2', 'department_3'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** What the vacancy filter offers; `all_vacancies` is the one on entry. */
export const VACANCY_TYPES = ['all_vacancies', ...DEPARTMENTS] as const;
export type VacancyType = (typeof VACANCY_TYPES)[number];

/** How many texts of each kind a job has: `responsibilities_{id}_{n}`, `minimum_qualifications_{id}_{n}`. */
export const RESPONSIBILITY_NUMBERS = [1, 2, 3] as const;
export const QUALIFICATION_NUMBERS = [1, 2, 3, 4] as const;

/** The related jobs of every job are these two, literally (rule:related-jobs). */
export const RELATED_JOB_IDS = [1, 2] as const;

/** What a job is, without its words; its texts stand under keys built from the id. */
export interface Job {
  id: JobId;
  category: Department;
  /** Names of colours in the design tokens. */
  badge: { bg: 'blue-50' | 'sand-200' | 'night-800'; color: 'blue-600' | 'ink-900' | 'white' };
  workType: { icon: 'clock'; name: 'full_time' };
  location: 'sa';
  /** Month/day/year, as the specification has it; `jobDate` reads it. */
  published_on: string;
  /** Where "apply" leads; null is the company's general list (`jobListingUrl` in site.config.ts). */
  listingUrl: string | null;
}

const BADGES = {
  department_1: { bg: 'blue-50', color: 'blue-600' },
  department_2: { bg: 'sand-200', color: 'ink-900' },
  department_3: { bg: 'night-800', color: 'white' },
} as const satisfies Record<Department, Job['badge']>;

const FULL_TIME_IN_SAUDI_ARABIA = {
  workType: { icon: 'clock', name: 'full_time' },
  location: 'sa',
  listingUrl: null,
} as const;

function job(id: JobId, category: Department, published_on: string): Job {
  return { ...FULL_TIME_IN_SAUDI_ARABIA, id, category, badge: BADGES[category], published_on };
}

export const JOBS: Readonly<Record<JobId, Job>> = {
  1: job(1, 'department_1', '03/10/2025'),
  2: job(2, 'department_2', '03/17/2025'),
  3: job(3, 'department_2', '04/06/2025'),
  4: job(4, 'department_3', '04/22/2025'),
};

/** Address of a job's page. */
export function jobHref(id: JobId): `/job-post/${JobId}` {
  return `/job-post/${id}`;
}

/** The ISO date of a job's month/day/year: `03/10/2025` is `2025-03-10`. */
export function jobDate(publishedOn: string): string {
  const [month = '', day = '', year = ''] = publishedOn.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** How many jobs a choice of the vacancy filter stands for. */
export function countVacancies(type: VacancyType): number {
  return JOB_IDS.filter((id) => type === 'all_vacancies' || JOBS[id].category === type).length;
}
