/**
 * How far invented input goes in a run of the tests: always the same cases, so that a failure is one for everybody,
 * and few enough to run with every change. Another seed looks elsewhere.
 */
export const FUZZ = { seed: 20_261_121, numRuns: 100 } as const;
