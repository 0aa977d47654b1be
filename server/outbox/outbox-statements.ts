import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Statement } from '#server/storage/store.ts';

export interface Letter {
  kind: string;
  table: string;
  /** The condition that finds the row that the letter is about; without such a row none is written. */
  subject: Statement;
  /** At most one letter is ever written for one key. */
  onceKey: string;
  now: string;
  /** A keyed hash of the mailbox of a letter that anybody can cause: it gets only a few of them a day. */
  limitedTo?: string;
}

/** So many letters that anybody can cause, by typing an address into forms, go to one mailbox in 24 hours. */
export const MOST_LETTERS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

const NOTHING: Statement = { sql: '', values: [] };

/**
 * Puts a letter into the outbox. It belongs into the unit that writes the row: the letter exists exactly when this very
 * submission created the row, so a repeated submission writes none.
 */
export function enqueueLetter({ kind, table, subject, onceKey, now, limitedTo = '' }: Letter): Statement {
  const yesterday = new Date(Date.parse(now) - DAY_MS).toISOString();
  const isAllowed =
    limitedTo === ''
      ? NOTHING
      : sql`and (select count(*) from outbox
          where recipient = ${limitedTo} and created_at > ${yesterday}) < ${MOST_LETTERS_A_DAY}`;
  return sql`insert into outbox
      (id, created_at, kind, subject_id, once_key, recipient, state, attempts, due_at, leased_until, last_error)
    select ${randomUUIDv7()}, ${now}, ${kind}, id, ${onceKey}, ${limitedTo}, 'due', 0, ${now}, '', ''
    from ${new SqlName(table)} where ${subject} ${isAllowed} on conflict do nothing`;
}

/** Deletes the letters about rows that are about to be deleted, given the statement that finds the rows' ids. */
export function deleteLettersAbout(ids: Statement): Statement {
  return sql`delete from outbox where subject_id in (${ids})`;
}

export const leasedLetterSchema = v.object({
  id: v.string(),
  kind: v.string(),
  subject_id: v.string(),
  attempts: v.number(),
});
export type LeasedLetter = v.InferOutput<typeof leasedLetterSchema>;

/** Takes letters that are due, for this process alone until the lease ends. Counts the attempt at once. */
export function leaseLetters(now: string, leasedUntil: string, count: number): Statement {
  return sql`update outbox set leased_until = ${leasedUntil}, attempts = attempts + 1 where id in (
      select id from outbox where state = 'due' and due_at <= ${now} and leased_until < ${now}
      order by due_at limit ${count} {skip locked})
    returning id, kind, subject_id, attempts`;
}

/** A row that a letter is about. */
export function subjectOf(table: string, id: string): Statement {
  return sql`select * from ${new SqlName(table)} where id = ${id}`;
}

export function markSent(id: string, now: string): Statement {
  return sql`update outbox set state = 'sent', sent_at = ${now}, last_error = '' where id = ${id}`;
}

/** What a letter whose sending failed becomes. */
export interface Failed {
  id: string;
  /** The attempt that failed: an instance that was too slow has nothing to say about a later one's letter. */
  attempts: number;
  error: string;
  dueAt: string;
  isParked: boolean;
}

/** Puts a letter that could not be sent back in line, or aside for a person to look at. */
export function markFailed({ id, attempts, error, dueAt, isParked }: Failed): Statement {
  return sql`update outbox set state = ${isParked ? 'parked' : 'due'}, due_at = ${dueAt}, leased_until = '',
      last_error = ${error} where id = ${id} and attempts = ${attempts} and state = 'due'`;
}

/** Puts a letter that was not really tried back in line, as if it had not been taken. */
export function giveBack({ id, attempts }: LeasedLetter, now: string): Statement {
  return sql`update outbox set attempts = attempts - 1, leased_until = '', due_at = ${now}
    where id = ${id} and attempts = ${attempts} and state = 'due'`;
}

export const letterCountSchema = v.object({
  state: v.picklist(['due', 'parked', 'sent']),
  count: v.number(),
  oldest: v.string(),
});

/** How many letters there are in each state, and when the oldest of them was written. */
export const COUNT_LETTERS = sql`select state, cast(count(*) as integer) as count, min(created_at) as oldest
  from outbox group by state order by state`;

/** As {@link COUNT_LETTERS}, without the sent ones: of those there may be a million, of these there are few. */
export const COUNT_WAITING = sql`select state, cast(count(*) as integer) as count, min(created_at) as oldest
  from outbox where state <> 'sent' group by state`;

export const parkedLetterSchema = v.object({
  kind: v.string(),
  reason: v.string(),
  count: v.number(),
  oldest: v.string(),
});

/** Why letters were given up: how many of each kind, for each reason. */
export const COUNT_PARKED = sql`select kind, last_error as reason, cast(count(*) as integer) as count,
  min(created_at) as oldest from outbox where state <> 'sent' and state = 'parked'
  group by kind, last_error order by kind, last_error`;
