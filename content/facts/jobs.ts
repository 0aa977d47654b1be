/** The four vacancies (specification, "Job"): id is the {id} of the address. */
export const JOB_IDS = [1, 2, 3, 4] as const;
export type JobId = (typeof JOB_IDS)[number];
