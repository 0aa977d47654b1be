/** The year in which the company began. */
export const FOUNDED = 2012;
