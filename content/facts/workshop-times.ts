import { WORKSHOP_HOURS, type Workshop, type WorkshopDate } from './workshops.ts';

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

/** When a date is over. */
export function endOf(date: WorkshopDate): Date {
  return new Date(beginningOf(date).getTime() + WORKSHOP_HOURS * HOUR_MS);
}

/** How a workshop stands at a moment. */
export function workshopAt({ isOpen, closesAt, dates }: Workshop, now: Date): WorkshopAt {
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now.getTime();
  return {
    registration: isClosed ? 'closed' : isOpen ? 'open' : 'soon',
    next: dates.find((date) => beginningOf(date) > now),
    latest: dates.findLast((date) => beginningOf(date) <= now),
  };
}
