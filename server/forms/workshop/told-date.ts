import * as v from 'valibot';
import { beginningOf, workshopAt } from '#content/facts/workshop-times.ts';
import type { Workshop, WorkshopDate } from '#content/facts/workshops.ts';
import { workshopNamed } from './workshop-name.ts';

/**
 * What somebody who registered was told about the date: the one they know (empty: none), the one that was withdrawn
 * since (empty: none), and how often it has changed.
 */
export const toldSchema = v.object({
  told_date: v.optional(v.string()),
  withdrawn_date: v.optional(v.string(), ''),
  told_sequence: v.optional(v.number(), 0),
});

/** What a registration is told: the columns that are stored with it. */
export function toldAt(workshopText: string, now: Date): { told_date: string } {
  const workshop = workshopNamed(workshopText);
  return { told_date: (workshop && workshopAt(workshop, now).next?.startsAt) ?? '' };
}

/** The date that a text names: that of the workshop's, or one that it no longer has. */
export function dateOf(workshop: Workshop, startsAt: string): WorkshopDate | undefined {
  return workshop.dates.find((date) => date.startsAt === startsAt);
}

/** What has to be said to somebody who registered. */
export type Change = 'set' | 'moved' | 'cancelled';

/** How the present dates differ from what somebody was told; undefined where there is nothing to say. */
export function changeFor(
  { told_date: told, created_at: registered }: { told_date: string; created_at: string },
  workshop: Workshop,
  now: Date,
): Change | undefined {
  const { next, latest } = workshopAt(workshop, now);
  if (told === '') {
    // Who registered before a date that is past has been to that one.
    const isWaiting = latest === undefined || beginningOf(latest) <= new Date(registered);
    return next !== undefined && isWaiting ? 'set' : undefined;
  }
  const isOver = new Date(told.includes('T') ? told : `${told}T00:00:00+03:00`) <= now;
  if (isOver || dateOf(workshop, told) !== undefined) return undefined;
  return next === undefined ? 'cancelled' : 'moved';
}
