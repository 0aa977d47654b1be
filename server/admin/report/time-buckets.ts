import type { Figure } from '../statistics/figures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 62;
const MOST_WEEKS = 60;
const WEEK = 7;
const MONTH = 'YYYY-MM'.length;

/** How the columns of a chart are made of days. */
export type Step = 'day' | 'week' | 'month';

function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(1, count) }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}

/** The figures of days as the columns of a chart: days, weeks or months, as many as fit; with those that had none. */
export function timeBuckets(
  figures: readonly Figure[],
  firstDay: string,
  lastDay: string,
): { step: Step; columns: Figure[] } {
  const days = daysBetween(firstDay, lastDay);
  const step: Step = days.length <= MOST_DAYS ? 'day' : days.length <= MOST_WEEKS * WEEK ? 'week' : 'month';
  const counts = new Map(figures.map(({ key, count }) => [key, count]));
  const columns = new Map<string, number>();
  for (const [index, day] of days.entries()) {
    const key =
      step === 'day'
        ? day
        : step === 'week'
          ? (days[index - (index % WEEK)] ?? day)
          : `${day.slice(0, MONTH)}-01`;
    columns.set(key, (columns.get(key) ?? 0) + (counts.get(day) ?? 0));
  }
  return { step, columns: [...columns].map(([key, count]) => ({ key, count })) };
}
