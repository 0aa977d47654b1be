import { AWARDS } from './awards.ts';

/** The year in which the company began. */
export const FOUNDED = 2012;

/** Its years, up to that of the newest award. */
export const YEARS: readonly number[] = Array.from(
  { length: Math.max(...AWARDS.map(({ year }) => year)) - FOUNDED + 1 },
  (_, index) => FOUNDED + index,
);

/** Those of them that brought an award, oldest first. */
export const AWARD_YEARS: readonly number[] = YEARS.filter((year) =>
  AWARDS.some((award) => award.year === year),
);
