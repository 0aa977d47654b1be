import * as v from 'valibot';
import { HELD_AFTER_RESTORE } from '#server/outbox/outbox-care.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql } from '#server/storage/sql.ts';
import type { Statement, Store } from '#server/storage/store.ts';

const idSchema = v.object({ id: v.string() });
const DUE = sql`select id from outbox where state = 'due' order by id`;

/** What a later state of the same outbox says about a letter; undefined where nothing is known. */
export type LaterState = (id: string) => string | undefined;

const held = (id: string): Statement =>
  sql`update outbox set state = 'parked', leased_until = '', last_error = ${HELD_AFTER_RESTORE} where id = ${id}`;
const sent = (id: string, now: string): Statement =>
  sql`update outbox set state = 'sent', sent_at = ${now}, last_error = '' where id = ${id}`;

/**
 * Letters that were due when a backup was made may have been sent since. Those of which a later state says so count as
 * sent; those that it has still in line stay there; any other is held for a person to decide. Yields how many are held.
 */
export async function holdLetters(
  store: Store,
  laterState: LaterState,
  shallSend: boolean,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const { id } of await readRows(store, idSchema, DUE)) {
    const state = laterState(id);
    if (state === 'sent') await store.run([sent(id, now.toISOString())]);
    else if (state === undefined && !shallSend) {
      await store.run([held(id)]);
      count += 1;
    }
  }
  return count;
}
