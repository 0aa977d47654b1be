import * as v from 'valibot';
import { dayInRiyadh } from '#shared/riyadh.ts';
import { FORMS } from '#server/forms/forms.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Store } from '#server/storage/store.ts';
import { figuresBy, figuresByDay, type Figure } from '../statistics/figures.ts';
import type { Period } from '../submissions/submission-rows.ts';

/** What the report says about one thing that is counted. */
export interface Counted {
  /** By day in Riyadh, in order; days without any are left out. */
  days: readonly Figure[];
  /** By language, workshop, page, referring site: whatever it is counted by. */
  by: Readonly<Record<string, readonly Figure[]>>;
}

/** Everything that the report shows. */
export interface ReportFigures {
  /** The first and the last day of it, as ISO dates. */
  firstDay: string;
  lastDay: string;
  /** The forms by their tables, and the visits. */
  counted: Readonly<Record<string, Counted>>;
}

const VISIT_GROUPS = ['page', 'source', 'language'] as const;
const figureSchema = v.object({ key: v.string(), count: v.number() });
const DAY_MS = 24 * 60 * 60 * 1000;

/** Visits have days instead of moments. */
function visitsBy(store: Store, column: string, order: string, { since, until }: Period): Promise<Figure[]> {
  const first = since === undefined ? '' : dayInRiyadh(since);
  const end = until === undefined ? '9999' : dayInRiyadh(until);
  return readRows(
    store,
    figureSchema,
    sql`select ${new SqlName(column)} as key, cast(sum(hits) as integer) as count from visits
      where day >= ${first} and day < ${end} group by ${new SqlName(column)} order by ${{ sql: order, values: [] }}`,
  );
}

async function visits(store: Store, period: Period): Promise<Counted> {
  const by: Record<string, Figure[]> = {};
  for (const column of VISIT_GROUPS) by[column] = await visitsBy(store, column, '2 desc, 1', period);
  return { days: await visitsBy(store, 'day', '1', period), by };
}

/** Counts everything that the report shows. */
export async function reportFigures(store: Store, period: Period, now: Date): Promise<ReportFigures> {
  const counted: Record<string, Counted> = {};
  for (const { table, fields } of FORMS) {
    const columns = 'workshop' in fields ? ['workshop', 'language'] : ['language'];
    const by: Record<string, Figure[]> = {};
    for (const column of columns) by[column] = await figuresBy(store, table, column, period);
    counted[table] = { days: await figuresByDay(store, table, period), by };
  }
  counted['visits'] = await visits(store, period);
  const days = Object.values(counted).flatMap((each) => each.days.map(({ key }) => key));
  const today = dayInRiyadh(now);
  const end = period.until === undefined ? today : dayInRiyadh(new Date(period.until.getTime() - DAY_MS));
  return {
    firstDay: period.since === undefined ? (days.toSorted()[0] ?? today) : dayInRiyadh(period.since),
    lastDay: end,
    counted,
  };
}
