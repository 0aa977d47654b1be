import type { Mailbox } from '#server/base/mailbox.ts';
import type { Correspondence, LetterType } from './letter.ts';
import { letterHtml, letterText } from './letter-format.ts';

/** A letter ready for the mail server. */
export interface Mail {
  from: Mailbox;
  to: readonly Mailbox[];
  replyTo: readonly Mailbox[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

/**
 * Writes a letter from the row that it is about. The Message-ID comes from the letter, so that one sent twice (after
 * a crash between sending and noting it) can be recognised. Throws when the row lacks what the letter needs.
 */
export function composeLetter(
  id: string,
  { write }: LetterType,
  row: unknown,
  correspondence: Correspondence,
): Mail {
  const { to, replyTo, subject, content: draft } = write(row, correspondence);
  const content = { ...draft, companyName: correspondence.companyName[draft.language] };
  const domain = correspondence.from.address.split('@').at(-1);
  return {
    from: correspondence.from,
    to,
    replyTo,
    subject,
    text: letterText(content),
    html: letterHtml(content),
    messageId: `<${id}@${domain}>`,
  };
}
