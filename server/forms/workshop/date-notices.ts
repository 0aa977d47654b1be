import * as v from 'valibot';
import { workshopAt } from '#content/facts/workshop-times.ts';
import { WORKSHOPS, type Workshop } from '#content/facts/workshops.ts';
import { enqueueLetter } from '#server/outbox/outbox-statements.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql } from '#server/storage/sql.ts';
import type { Statement, Store } from '#server/storage/store.ts';
import { UPDATE } from './registration-update.ts';
import { changeFor, type Change } from './told-date.ts';
import { workshopNamed } from './workshop-name.ts';

const TABLE = 'registrations';
const PAGE_SIZE = 1_000;

const rowSchema = v.object({
  id: v.string(),
  workshop: v.string(),
  address: v.string(),
  created_at: v.string(),
  told_date: v.string(),
  told_sequence: v.number(),
});

/** Something that one registered person does not know yet. */
export interface DateNotice {
  id: string;
  workshop: Workshop;
  change: Change;
  told: string;
  sequence: number;
}

/**
 * What registered people do not know yet about the dates of their workshops: that one is set, has moved, or is off.
 * Somebody who corrected a registration is told once.
 */
export async function dueDateNotices(
  store: Store,
  now: Date,
  workshops: readonly Workshop[] = WORKSHOPS,
): Promise<DateNotice[]> {
  const notices: DateNotice[] = [];
  const people = new Set<string>();
  let lastId = '';
  for (;;) {
    const page = sql`select id, workshop, address, created_at, told_date, told_sequence from registrations
      where id > ${lastId} order by id limit ${PAGE_SIZE}`;
    const rows = await readRows(store, rowSchema, page);
    for (const row of rows) {
      const workshop = workshopNamed(row.workshop, workshops);
      const person = `${workshop?.id} ${row.address}`;
      if (workshop === undefined || people.has(person)) continue;
      people.add(person);
      const change = changeFor(row, workshop, now);
      if (change === undefined) continue;
      notices.push({ id: row.id, workshop, change, told: row.told_date, sequence: row.told_sequence });
    }
    if (rows.length < PAGE_SIZE) return notices;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

/** Notes what a person is told now, and writes the letter: once, whoever else does the same at the same moment. */
function noticeUnit({ id, workshop, change, told, sequence }: DateNotice, now: Date): Statement[] {
  const moment = now.toISOString();
  const date = workshopAt(workshop, now).next?.startsAt ?? '';
  const next = sequence + 1;
  return [
    sql`update registrations set told_date = ${date}, withdrawn_date = ${change === 'set' ? '' : told},
        told_sequence = ${next} where id = ${id} and told_sequence = ${sequence}`,
    // One that still waits would only say the same as this one.
    sql`delete from outbox where subject_id = ${id} and kind = ${UPDATE} and state = 'due' and leased_until < ${moment}`,
    enqueueLetter({
      kind: UPDATE,
      table: TABLE,
      subject: sql`id = ${id} and told_sequence = ${next}`,
      onceKey: `${UPDATE} ${id} ${next}`,
      now: moment,
    }),
  ];
}

/** Puts the letters of notices into the outbox. */
export async function sendDateNotices(
  store: Store,
  notices: readonly DateNotice[],
  now: Date,
): Promise<void> {
  for (const notice of notices) await store.run(noticeUnit(notice, now));
}
