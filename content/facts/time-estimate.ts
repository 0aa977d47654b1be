import { contactHref } from './contact.ts';
import type { Href } from './paths.ts';

/** What a service takes of people's time, and how much of it could go. */
export interface TimeEstimate {
  /** In a year. */
  readonly requests: number;
  /** What one request takes today. */
  readonly minutes: number;
  /** What of that is removed, in minutes; never more than it takes. */
  readonly saved: number;
}

/** The numbers of requests that can be chosen: their steps grow with them. */
export const REQUEST_STEPS: readonly number[] = [
  1000, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 50_000, 80_000, 120_000, 200_000, 300_000, 500_000,
  800_000, 1_200_000, 2_000_000, 3_000_000, 5_000_000,
];
export const LONGEST_REQUEST_MINUTES = 60;

/** A day of the estimate is a whole one, and no working day. */
export const HOURS_A_DAY = 24;
export const MINUTES_A_DAY = HOURS_A_DAY * 60;

/** What the calculator begins with. */
export const FIRST_ESTIMATE: TimeEstimate = { requests: 120_000, minutes: 25, saved: 9 };

/** Time given back to people in a year, in whole days of 24 hours. */
export function daysGivenBack({ requests, saved }: TimeEstimate): number {
  return Math.round((requests * saved) / MINUTES_A_DAY);
}

/** The estimate with another length of request: what is removed stays within it. */
export function withMinutes(estimate: TimeEstimate, minutes: number): TimeEstimate {
  return { ...estimate, minutes, saved: Math.min(estimate.saved, minutes) };
}

/** Where an estimate is carried to: the contact form, with it in the message. */
export function estimateHref({ requests, minutes, saved }: TimeEstimate): Href {
  return contactHref('minutes', {
    requests: String(requests),
    minutes: String(minutes),
    saved: String(saved),
  });
}

/** The estimate that the query of an address carries; none if the calculator could not have made it. */
export function estimateIn(search: string): TimeEstimate | undefined {
  const query = new URLSearchParams(search);
  const [requests, minutes, saved] = ['requests', 'minutes', 'saved'].map((name) => Number(query.get(name)));
  if (requests === undefined || minutes === undefined || saved === undefined) return undefined;
  const isPossible =
    REQUEST_STEPS.includes(requests) &&
    isWithin(minutes, LONGEST_REQUEST_MINUTES) &&
    isWithin(saved, minutes);
  return isPossible ? { requests, minutes, saved } : undefined;
}

function isWithin(value: number, highest: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= highest;
}
