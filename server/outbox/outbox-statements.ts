import * as v from 'valibot';
import type { Statement } from '#server/storage/store.ts';
import { LETTER_KINDS, type LetterKind, type SubjectTable } from './enqueue.ts';

const TABLE_OF: Readonly<Record<LetterKind, SubjectTable>> = {
  'registration-confirmation': 'registrations',
  'registration-notice': 'registrations',
  'message-notice': 'messages',
  'subscription-confirmation': 'subscriptions',
  'subscription-notice': 'subscriptions',
};

export const leasedLetterSchema = v.object({
  id: v.string(),
  kind: v.picklist(LETTER_KINDS),
  subject_id: v.string(),
  attempts: v.number(),
});
export type LeasedLetter = v.InferOutput<typeof leasedLetterSchema>;

/** Takes letters that are due, for this process alone until the lease ends. Counts the attempt at once. */
export function leaseLetters(now: string, leasedUntil: string, count: number): Statement {
  return {
    sql: `update outbox set leased_until = $2, attempts = attempts + 1 where id in (
            select id from outbox where state = 'due' and due_at <= $1 and leased_until < $1
            order by due_at limit $3 {skip locked})
          returning id, kind, subject_id, attempts`,
    values: [now, leasedUntil, count],
  };
}

/** The row that a letter is about. */
export function subjectOf({ kind, subject_id }: LeasedLetter): Statement {
  return { sql: `select * from ${TABLE_OF[kind]} where id = $1`, values: [subject_id] };
}

export function markSent(id: string, now: string): Statement {
  return {
    sql: `update outbox set state = 'sent', sent_at = $2, last_error = '' where id = $1`,
    values: [id, now],
  };
}

/** Puts a letter that could not be sent back in line, or aside for a person to look at. */
export function markFailed(id: string, error: string, dueAt: string, isParked: boolean): Statement {
  return {
    sql: `update outbox set state = $4, due_at = $3, leased_until = '', last_error = $2 where id = $1`,
    values: [id, error, dueAt, isParked ? 'parked' : 'due'],
  };
}

/** Puts the letters that were parked back in line. */
export function retryParked(now: string): Statement {
  return {
    sql: `update outbox set state = 'due', attempts = 0, due_at = $1, leased_until = ''
          where state = 'parked' returning id`,
    values: [now],
  };
}

export const letterCountSchema = v.object({
  state: v.picklist(['due', 'parked', 'sent']),
  count: v.number(),
  oldest: v.string(),
});

/** How many letters there are in each state, and when the oldest of them was written. */
export const COUNT_LETTERS: Statement = {
  sql: `select state, cast(count(*) as integer) as count, min(created_at) as oldest
        from outbox group by state order by state`,
  values: [],
};
