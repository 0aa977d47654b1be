import type { Mailbox } from '#server/base/mailbox.ts';
import type { Language } from '#shared/languages.ts';
import type { LetterContent } from './letter-format.ts';

/** Who writes the letters and who gets the notices. */
export interface Correspondence {
  from: Mailbox;
  to: readonly Mailbox[];
  companyName: Readonly<Record<Language, string>>;
  /** The clock: a letter says what is true when it is written. */
  now?: () => Date;
}

/** What one letter says, before it is put into its form. */
export interface Draft {
  to: readonly Mailbox[];
  replyTo: readonly Mailbox[];
  subject: string;
  content: Omit<LetterContent, 'companyName'>;
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
