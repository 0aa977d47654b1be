import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Mailbox } from '#server/base/mailbox.ts';
import type { CalendarPart } from './calendar-entry.ts';
import type { LetterContent, Signature } from './letter-content.ts';

/** Who writes the letters, who gets the notices, and where the site is that they link to. */
export type Correspondence = Signature & {
  from: Mailbox;
  to: readonly Mailbox[];
  /** Signs the links by which a letter's reader is known. */
  hash: KeyedHash;
  /** The clock: a letter says what is true when it is written. */
  now?: () => Date;
};

/** What one letter says, before it is put into its form. */
export interface Draft {
  to: readonly Mailbox[];
  replyTo: readonly Mailbox[];
  subject: string;
  content: LetterContent;
  /** Where a mail program ends a subscription with one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** What it adds to the reader's calendar, or takes away. */
  calendar?: CalendarPart;
}

/** A kind of letter that the site writes: a confirmation to a visitor, a notice to the company. */
export interface LetterType {
  /** Its name in the outbox; one that was released never changes. */
  kind: string;
  /** Writes it from the row that it is about. Throws when the row lacks what the letter needs. */
  write: (row: unknown, correspondence: Correspondence) => Draft;
}

/** A kind of letter, and the table of the rows that it is about. */
export type LetterSource = LetterType & { table: string };
