import * as v from 'valibot';
import { sql } from '#server/storage/sql.ts';
import type { Statement } from '#server/storage/store.ts';

/** What stands in place of a failure where a letter waits because a backup was restored. */
export const HELD_AFTER_RESTORE = 'held after a restore';

/** A letter as an operator sees it: nothing of its recipient. */
export const waitingLetterSchema = v.object({
  id: v.string(),
  kind: v.string(),
  state: v.string(),
  attempts: v.number(),
  created_at: v.string(),
  due_at: v.string(),
  last_error: v.string(),
});

/** The letters in a state, oldest first, at most so many. */
export function lettersIn(state: string, limit: number): Statement {
  return sql`select id, kind, state, attempts, created_at, due_at, last_error from outbox
    where state = ${state} order by created_at limit ${limit}`;
}

/** Puts parked letters back in line: one, or all but those that are held after a restore, or those alone. */
export function retryLetters(which: { id: string } | 'failed' | 'held', now: string): Statement {
  const chosen =
    typeof which === 'object'
      ? sql`id = ${which.id}`
      : which === 'held'
        ? sql`last_error = ${HELD_AFTER_RESTORE}`
        : sql`last_error <> ${HELD_AFTER_RESTORE}`;
  return sql`update outbox set state = 'due', attempts = 0, due_at = ${now}, leased_until = '', last_error = ''
    where state = 'parked' and ${chosen} returning id`;
}

/** Deletes letters that were not sent: one, or all that are parked. A letter under way is left alone. */
export function discardLetters(which: { id: string } | 'parked', now: string): Statement {
  const chosen =
    which === 'parked' ? sql`state = 'parked'` : sql`id = ${which.id} and state in ('due', 'parked')`;
  return sql`delete from outbox where ${chosen} and leased_until < ${now} returning id`;
}
