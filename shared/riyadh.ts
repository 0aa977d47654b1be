/** The company's time zone: dates on pages, days in statistics. */
export const RIYADH = 'Asia/Riyadh';
/** Riyadh has known no summer time since 1947. */
const OFFSET = '+03:00';

/** The day in Riyadh at a moment, as an ISO date. */
export function dayInRiyadh(moment: Date): string {
  // The one locale that writes dates the ISO way.
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: RIYADH }).format(moment);
}

/** The moment at which an ISO day begins in Riyadh; undefined for a day that no calendar has. */
export function startOfDayInRiyadh(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00${OFFSET}`);
  return !Number.isNaN(start.getTime()) && dayInRiyadh(start) === day ? start : undefined;
}
