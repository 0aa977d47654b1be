import { JOBS, type Job } from '#content/facts/jobs.ts';
import { OPEN_JOBS } from '#content/facts/vacancies.ts';

/** The places that the shared ridge has for the dot. */
const STATIONS = [1, 2, 3, 4] as const;

/** Every job has a place of its own on the ridge that all jobs share: its number there, from 1. */
export const stationOf = (job: Job): number => (JOBS.indexOf(job) % STATIONS.length) + 1;

/** Whose the stations are, in order: the job that is shown at its own, else the first open one at each. */
export const jobsAtStations = (shown: Job): readonly (Job | undefined)[] =>
  STATIONS.map((station) =>
    stationOf(shown) === station ? shown : OPEN_JOBS.find((other) => stationOf(other) === station),
  );
