/**
 * An ISO date as the moment at which that day begins in Riyadh; a date with a time stays. For readers elsewhere, whose
 * own day may not have come yet.
 */
export function momentOf(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00+03:00`;
}
