import { JOBS, type Job } from '#content/facts/jobs.ts';

/** The places that the shared ridge has for the dot. */
export const STATIONS = [1, 2, 3, 4] as const;

/** Every job has a place of its own on the ridge that all jobs share: its number there, from 1. */
export const stationOf = (job: Job): number => (JOBS.indexOf(job) % STATIONS.length) + 1;
