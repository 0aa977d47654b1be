import { workshopAt, workshopOf } from '#content/facts/workshop-times.ts';

/**
 * Whether a workshop is past, by the value that the form sends: from the moment on at which its card on the page says
 * so too (rule:past-workshops). One without a date, or not in the list, is not.
 */
export function isPastWorkshop(value: string, now: Date): boolean {
  const workshop = workshopOf(value);
  if (workshop === undefined) return false;
  const { next, latest } = workshopAt(workshop, now);
  return next === undefined && latest !== undefined;
}
