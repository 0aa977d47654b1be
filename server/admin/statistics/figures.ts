import * as v from 'valibot';
import { dayInRiyadh } from '#shared/riyadh.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Store } from '#server/storage/store.ts';
import { within, type Period } from '../submissions/submission-rows.ts';

/** How many there are of something. */
export interface Figure {
  key: string;
  count: number;
}

const figureSchema = v.object({ key: v.string(), count: v.number() });
const HOUR = 'YYYY-MM-DDTHH'.length;

/** Figures of one table by a column's values, the greatest first. */
export function figuresBy(store: Store, table: string, column: string, period: Period): Promise<Figure[]> {
  return readRows(
    store,
    figureSchema,
    sql`select ${new SqlName(column)} as key, cast(count(*) as integer) as count from ${new SqlName(table)}
      where ${within(period)} group by ${new SqlName(column)} order by count(*) desc, ${new SqlName(column)}`,
  );
}

/** How many rows of a table came on each day in Riyadh, by day; days without any are left out. */
export async function figuresByDay(store: Store, table: string, period: Period): Promise<Figure[]> {
  // By hour of universal time: a day in Riyadh is twenty-four of them.
  const hours = await readRows(
    store,
    figureSchema,
    sql`select substr(created_at, 1, ${HOUR}) as key, cast(count(*) as integer) as count
      from ${new SqlName(table)} where ${within(period)} group by 1 order by 1`,
  );
  const days = new Map<string, number>();
  for (const { key, count } of hours) {
    const day = dayInRiyadh(new Date(`${key}:00:00Z`));
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return [...days].map(([key, count]) => ({ key, count }));
}

export const totalOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { count }) => sum + count, 0);
