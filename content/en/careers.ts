import type { careers as source } from '../ar/careers.ts';
import type { TextsOf } from '../texts-of.ts';

export const careers: TextsOf<typeof source> = {
  job_title_1: 'Job 1',
  about_the_job_1: 'Text of job 1',
  keywords_1: 'jobs',
  job_title_2: 'Job 2',
  about_the_job_2: 'Text of job 2',
  keywords_2: 'jobs',
  job_title_3: 'Job 3',
  about_the_job_3: 'Text of job 3',
  keywords_3: 'jobs',
  job_title_4: 'Job 4',
  about_the_job_4: 'Text of job 4',
  keywords_4: 'jobs',
};
