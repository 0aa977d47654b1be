import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import { readRows } from '#server/storage/read-rows.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Statement, Store } from '#server/storage/store.ts';
import { deleteLettersAbout } from '#server/outbox/outbox-statements.ts';
import type { Form } from './form.ts';

/** So many rows at a time: forms are taken in between. */
const BATCH = 1_000;
const CHORE = 'retention';
const DAY_MS = 24 * 60 * 60 * 1000;

const countSchema = v.object({ count: v.number() });

/** How many rows of each table: `{ registrations: 3, messages: 0 }`. */
export type Counts = Readonly<Record<string, number>>;

export interface Destruction {
  now: Date;
  /** Leave it to the instance that did it within so many milliseconds. 0: only never two at the same time. */
  unlessDoneWithinMs: number;
  /** Everything before this ISO day instead of what the forms promise. What stays until unsubscribed stays anyway. */
  before?: string | undefined;
}

/** The moment so many months before another, in UTC. A day that the month lacks is that month's last one. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return moment;
}

interface Due {
  table: string;
  /** What an operator calls the rows. */
  name: string;
  rows: Statement;
}

/** The rows of each form that are kept no longer. */
function dueRows(forms: readonly Form[], now: Date, before: string | undefined): Due[] {
  return forms.flatMap(({ table, retention, confirmation }) => {
    if (retention === 'until-unsubscribed') {
      return confirmation === undefined
        ? []
        : [
            {
              table,
              name: `unconfirmed ${table}`,
              rows: sql`from ${new SqlName(table)} where ${confirmation.isOverdue(now)}`,
            },
          ];
    }
    const end = before ?? monthsBefore(now, retention.months).toISOString();
    return [{ table, name: table, rows: sql`from ${new SqlName(table)} where created_at < ${end}` }];
  });
}

/** What would be destroyed now. */
export async function countDue(
  store: Store,
  forms: readonly Form[],
  now: Date,
  before?: string,
): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const { name, rows } of dueRows(forms, now, before)) {
    const [row] = await readRows(store, countSchema, sql`select cast(count(*) as integer) as count ${rows}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Takes the chore for a run, unless another one has it. On PostgreSQL instances wait here for each other. */
function takeChore(run: string, { now, unlessDoneWithinMs }: Destruction): Statement {
  const done = new Date(now.getTime() - unlessDoneWithinMs).toISOString();
  const moment = now.toISOString();
  // A clock that was wrong for a while must not keep everything for ever: far in the future counts as long ago.
  const future = new Date(now.getTime() + DAY_MS).toISOString();
  return sql`insert into chores (name, run, ran_at) values (${CHORE}, ${run}, ${moment})
    on conflict (name) do update set run = excluded.run, ran_at = excluded.ran_at
    where chores.run = ${run} or chores.ran_at <= ${done} or chores.ran_at > ${future}`;
}

/**
 * Destroys what was kept for as long as its form promises, with the letters about it and what the database's files
 * still hold of it. Yields how many rows went, by table; undefined when another instance has done it.
 */
export async function destroyDue(
  store: Store,
  forms: readonly Form[],
  destruction: Destruction,
): Promise<Counts | undefined> {
  const run = randomUUIDv7();
  const take = takeChore(run, destruction);
  const mine = sql`select run from chores where name = ${CHORE} and run = ${run}`;
  const [, [taken] = []] = await store.run([take, mine]);
  if (taken === undefined) return undefined;
  const counts: Record<string, number> = {};
  for (const { table, name, rows } of dueRows(forms, destruction.now, destruction.before)) {
    const batch = sql`select id ${rows} and exists (${mine}) order by id limit ${BATCH}`;
    let deleted = BATCH;
    let count = 0;
    while (deleted === BATCH) {
      const [, , gone = []] = await store.run([
        take,
        deleteLettersAbout(batch),
        sql`delete from ${new SqlName(table)} where id in (${batch}) returning id`,
      ]);
      deleted = gone.length;
      count += deleted;
    }
    counts[name] = count;
  }
  if (Object.values(counts).some((count) => count > 0)) await store.removeTraces();
  return counts;
}
