import {
  LONGEST_REQUEST_MINUTES,
  MINUTES_A_DAY,
  REQUEST_STEPS,
  type TimeEstimate,
} from '#content/facts/time-estimate.ts';

/** How an estimate looks; all are shares from 0 to 1. */
export interface Shape extends TimeEstimate {
  /** Height of the dune: all the time that the service takes, on a logarithmic scale, by its root, so that a usual service is a hill, too. */
  growth: number;
  /** Lines in the accent: what of that time is given back. */
  share: number;
  /** Where the knobs stand, each from the start of its range to the end. */
  requestsAt: number;
  minutesAt: number;
  savedAt: number;
}

/** Before anything has grown. */
export const FLAT: Shape = {
  growth: 0,
  share: 0,
  requests: 0,
  minutes: 0,
  saved: 0,
  requestsAt: 0.5,
  minutesAt: 0.5,
  savedAt: 0.5,
};

const KEYS = [
  'growth',
  'share',
  'requests',
  'minutes',
  'saved',
  'requestsAt',
  'minutesAt',
  'savedAt',
] as const satisfies readonly (keyof Shape)[];

/** How far along a range a value is; a range of one value has its knob at the start. */
const along = (value: number, min: number, max: number): number =>
  max === min ? 0 : (value - min) / (max - min);

/** Powers of ten of days that reach the full height: five million requests of an hour. */
const FULL_HEIGHT = 5.4;

export function shapeOf({ requests, minutes, saved }: TimeEstimate): Shape {
  const days = (requests * minutes) / MINUTES_A_DAY;
  const step = REQUEST_STEPS.indexOf(requests);
  return {
    growth: Math.min(1, Math.sqrt(Math.log10(1 + days) / FULL_HEIGHT)),
    share: saved / minutes,
    requests: (step + 1) / REQUEST_STEPS.length,
    minutes: minutes / LONGEST_REQUEST_MINUTES,
    saved: saved / LONGEST_REQUEST_MINUTES,
    requestsAt: along(step, 0, REQUEST_STEPS.length - 1),
    minutesAt: along(minutes, 1, LONGEST_REQUEST_MINUTES),
    savedAt: along(saved, 1, minutes),
  };
}

/** Of the way that is left, what a frame goes. */
const A_FRAME = 0.18;

/** The shape a frame later, on its way to another; that shape itself once nobody could see a difference. */
export function shapeTowards(now: Shape, goal: Shape): Shape {
  const isThere = (key: keyof Shape) => Math.abs(goal[key] - now[key]) < 0.001;
  const nearer = (key: keyof Shape) => now[key] + (goal[key] - now[key]) * A_FRAME;
  if (KEYS.every(isThere)) return goal;
  return {
    growth: nearer('growth'),
    share: nearer('share'),
    requests: nearer('requests'),
    minutes: nearer('minutes'),
    saved: nearer('saved'),
    requestsAt: nearer('requestsAt'),
    minutesAt: nearer('minutesAt'),
    savedAt: nearer('savedAt'),
  };
}
