import { readJobs } from './read-jobs.ts';

const jobs = readJobs();

/** Read from the files here, on node; the build puts the values in place of this module (built-records.ts). */
export const JOB_FACTS = jobs.facts;
export const JOB_WORDS = jobs.words;
