const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds until a moment; 0 once it is reached. */
export function timeLeft(target: Date, now: Date): number {
  return Math.max(0, target.getTime() - now.getTime());
}

/**
 * Whole days and the whole hours beyond them until a moment; never below 0.
 * @public The specification computes it and displays it nowhere (rule:countdown).
 */
export function countdown(target: Date, now: Date): { days: number; hours: number } {
  const left = timeLeft(target, now);
  return { days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) };
}
