import { timeLeft } from './countdown.ts';
import { WORKSHOP_HOURS, WORKSHOPS, type Workshop, type WorkshopDate } from './workshops.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A workshop as it stands at a moment: page, letter, structured data and server all go by this. */
export interface WorkshopAt {
  /** Whether a registration is taken: not yet, yes, or no more. */
  readonly registration: 'soon' | 'open' | 'closed';
  /** The date that comes next, if one is set. */
  readonly next: WorkshopDate | undefined;
  /** The latest date that is past. */
  readonly latest: WorkshopDate | undefined;
}

/** When a date begins; one that names no hour begins with its day in Riyadh. */
export function beginningOf({ startsAt }: WorkshopDate): Date {
  return new Date(startsAt.includes('T') ? startsAt : `${startsAt}T00:00:00+03:00`);
}

/** Whether anything of a date's countdown is left (rule:countdown). */
export function isToCome(date: WorkshopDate, now: Date): boolean {
  return timeLeft(beginningOf(date), now) > 0;
}

/** When a date is over. */
export function endOf(date: WorkshopDate): Date {
  return new Date(beginningOf(date).getTime() + WORKSHOP_HOURS * HOUR_MS);
}

/** The moments after one at which any workshop comes to stand otherwise, in the order of time. */
export function momentsOfChange(after: Date, workshops: readonly Workshop[] = WORKSHOPS): Date[] {
  const moments = workshops.flatMap(({ dates, closesAt }) => [
    ...dates.map((date) => beginningOf(date).getTime()),
    ...(closesAt === null ? [] : [Date.parse(closesAt)]),
  ]);
  return [...new Set(moments)]
    .filter((moment) => moment > after.getTime())
    .toSorted((a, b) => a - b)
    .map((moment) => new Date(moment));
}

/** How a workshop stands at a moment. */
export function workshopAt({ isOpen, closesAt, dates }: Workshop, now: Date): WorkshopAt {
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now.getTime();
  return {
    registration: isClosed ? 'closed' : isOpen ? 'open' : 'soon',
    next: dates.find((date) => isToCome(date, now)),
    latest: dates.findLast((date) => !isToCome(date, now)),
  };
}
