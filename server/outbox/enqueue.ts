import { randomUUIDv7 } from 'node:crypto';
import type { Statement } from '#server/storage/store.ts';

/** The letters that the site writes: a confirmation to a visitor, a notice to the company. */
export const LETTER_KINDS = [
  'registration-confirmation',
  'registration-notice',
  'message-notice',
  'subscription-confirmation',
  'subscription-notice',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The table that holds what a letter is about. */
export type SubjectTable = 'registrations' | 'messages' | 'subscriptions';

export type Letter = {
  kind: LetterKind;
  table: SubjectTable;
  /** Row that the letter is about. */
  subjectId: string;
  /** At most one letter is ever written for one key. */
  onceKey: string;
  now: string;
};

/**
 * The statement that puts a letter into the outbox. It belongs into the unit that writes the row: the letter exists
 * exactly when this very submission created the row, so a repeated submission writes none.
 */
export function enqueueLetter({ kind, table, subjectId, onceKey, now }: Letter): Statement {
  return {
    sql: `insert into outbox (id, created_at, kind, subject_id, once_key, state, attempts, due_at, leased_until, last_error)
          select $1, $2, $3, id, $4, 'due', 0, $2, '', '' from ${table} where id = $5
          on conflict do nothing`,
    values: [randomUUIDv7(), now, kind, onceKey, subjectId],
  };
}
