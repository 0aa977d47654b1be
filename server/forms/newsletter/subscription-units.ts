import { NEWSLETTER_DAYS } from '#content/facts/retention.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { deleteLettersAbout, enqueueLetter } from '#server/outbox/outbox-statements.ts';
import { sql } from '#server/storage/sql.ts';
import type { Statement } from '#server/storage/store.ts';
import type { SubmissionRow } from '../form.ts';
import { mailboxOf } from '../identity.ts';

const TABLE = 'subscriptions';
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The kinds of the newsletter's letters. */
export const OPT_IN = 'subscription-opt-in';
export const WELCOME = 'subscription-confirmation';
export const NOTICE = 'subscription-notice';

const waitingSince = (now: Date): string => new Date(now.getTime() - NEWSLETTER_DAYS * DAY_MS).toISOString();

export const isConfirmed = sql`state = 'confirmed'`;

/** The condition that an address has waited too long for its owner's word. */
export function isOverdue(now: Date): Statement {
  return sql`state = 'pending' and state_at < ${waitingSince(now)}`;
}

/**
 * Stores an address that somebody typed in, and asks its owner. Asked for again on another day, the letter is written
 * again; who is subscribed already gets none (rule:newsletter).
 */
export function subscribe(row: SubmissionRow, hash: KeyedHash): Statement[] {
  const { id, created_at: now, language, address, email = '' } = row;
  return [
    sql`insert into subscriptions (id, created_at, language, email, address, state, state_at)
      values (${id}, ${now}, ${language}, ${email}, ${address}, 'pending', ${now})
      on conflict (address) do update set state_at = excluded.state_at, language = excluded.language
      where subscriptions.state = 'pending'`,
    enqueueLetter({
      kind: OPT_IN,
      table: TABLE,
      subject: sql`address = ${address} and state = 'pending'`,
      onceKey: `${OPT_IN} ${hash('confirmation', address)} ${now.slice(0, DAY_LENGTH)}`,
      limitedTo: hash('mailbox', mailboxOf(address)),
      now,
    }),
  ];
}

/** The owner's word: from here on it is a subscription, and letters tell them and the company. */
export function confirmSubscription(id: string, now: Date): Statement[] {
  const moment = now.toISOString();
  const letter = (kind: string): Statement =>
    enqueueLetter({
      kind,
      table: TABLE,
      // Only the confirmation that changed something brings letters about.
      subject: sql`id = ${id} and state = 'confirmed' and state_at = ${moment}`,
      onceKey: `${kind} ${id}`,
      now: moment,
    });
  return [
    sql`update subscriptions set state = 'confirmed', state_at = ${moment}
      where id = ${id} and state = 'pending' and state_at >= ${waitingSince(now)}`,
    letter(WELCOME),
    letter(NOTICE),
    sql`select id from subscriptions where id = ${id} and state = 'confirmed'`,
  ];
}

/** Ends a subscription: the address is deleted, with the letters about it. Yields it last. */
export function endSubscription(id: string): Statement[] {
  return [
    deleteLettersAbout(sql`select id from subscriptions where id = ${id}`),
    sql`delete from subscriptions where id = ${id} returning address`,
  ];
}
