const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Whole days and the whole hours beyond them until a moment; never below 0.
 * @public The specification computes it and displays it nowhere (rule:countdown).
 */
export function countdown(target: string, now: Date): { days: number; hours: number } {
  const remaining = Math.max(0, Date.parse(target) - now.getTime());
  return { days: Math.floor(remaining / DAY_MS), hours: Math.floor((remaining % DAY_MS) / HOUR_MS) };
}
