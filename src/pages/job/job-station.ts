import { JOBS, type Job } from '#content/facts/jobs.ts';

/** How many places the shared ridge has for the dot. */
const STATIONS = 4;

/** Every job has a place of its own on the ridge that all jobs share: its number there, from 1. */
export const stationOf = (job: Job): number => (JOBS.indexOf(job) % STATIONS) + 1;
