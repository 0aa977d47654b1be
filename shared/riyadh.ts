/** The company's time zone: dates on pages, days in statistics. */
export const RIYADH = 'Asia/Riyadh';
/** Riyadh has known no summer time since 1947. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** The day in Riyadh at a moment, as an ISO date. */
export function dayInRiyadh(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The time of day in Riyadh at a moment, as `20:30`. */
export function clockInRiyadh(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice('YYYY-MM-DDT'.length, -':00.000Z'.length);
}

/** The moment at which an ISO day begins in Riyadh; undefined for a day that no calendar has. */
export function startOfDayInRiyadh(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00${OFFSET}`);
  return !Number.isNaN(start.getTime()) && dayInRiyadh(start) === day ? start : undefined;
}

/** A moment as an ISO date and time with Riyadh's offset. */
export function withRiyadhOffset(moment: Date): string {
  const shifted = new Date(moment.getTime() + OFFSET_MS);
  return shifted.toISOString().replace(/\.\d+Z$/u, OFFSET);
}
