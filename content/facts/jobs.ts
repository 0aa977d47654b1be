import { JOB_FACTS } from '#records/jobs.ts';
import type { Department, JobFacts } from '../records/job.ts';

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

/** The job that an address names by its number. */
export function jobOf(id: string | undefined): Job | undefined {
  return JOBS.find((job) => String(job.id) === id);
}
