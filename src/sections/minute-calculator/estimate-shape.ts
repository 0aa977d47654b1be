import { MINUTES_A_DAY, type TimeEstimate } from '#content/facts/time-estimate.ts';

/** How an estimate looks as a ridge; both are shares from 0 to 1. */
export interface Shape {
  /** Height of the dunes: all the time that the service takes, on a logarithmic scale. */
  growth: number;
  /** Lines in the accent: what of that time is given back. */
  share: number;
}

/** Below this the dunes could not be seen. */
const LEAST_GROWTH = 0.06;
/** Powers of ten of days that reach the full height: five million requests of an hour. */
const FULL_HEIGHT = 5.4;

export function shapeOf({ requests, minutes, saved }: TimeEstimate): Shape {
  const days = (requests * minutes) / MINUTES_A_DAY;
  return {
    growth: Math.min(1, Math.max(LEAST_GROWTH, Math.log10(1 + days) / FULL_HEIGHT)),
    share: saved / minutes,
  };
}

/** The shape a frame later, on its way to another; that shape itself once nobody could see a difference. */
export function shapeTowards(now: Shape, goal: Shape): Shape {
  const isThere = Math.abs(goal.growth - now.growth) < 0.001 && Math.abs(goal.share - now.share) < 0.002;
  if (isThere) return goal;
  return {
    growth: now.growth + (goal.growth - now.growth) * 0.16,
    share: now.share + (goal.share - now.share) * 0.2,
  };
}
