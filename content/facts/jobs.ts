import { JOB_FACTS } from '#records/jobs.ts';
import type { JobFacts } from '../records/job.ts';

/** What a job is, without its words. */
export interface Job extends JobFacts {
  /** Names of roles in the design tokens. */
  badge: { bg: 'accent-soft'; color: 'accent' };
  workType: { icon: 'clock'; name: 'full_time' };
  location: 'sa';
}

/** One family for all departments: their names tell them apart, a colour would say that one weighs more. */
const BADGE = { bg: 'accent-soft', color: 'accent' } as const satisfies Job['badge'];

const FULL_TIME_IN_SAUDI_ARABIA = {
  workType: { icon: 'clock', name: 'full_time' },
  location: 'sa',
} as const satisfies Partial<Job>;

/** Every job that has an address, by number; the closed ones too. */
export const JOBS: readonly Job[] = JOB_FACTS.map((facts) =>
  Object.assign({ badge: BADGE }, FULL_TIME_IN_SAUDI_ARABIA, facts),
);

/** The job that an address names by its number. */
export function jobOf(id: string | undefined): Job | undefined {
  return JOBS.find((job) => String(job.id) === id);
}
