import type { Mailbox } from '#server/base/mailbox.ts';
import type { CalendarPart } from './calendar-entry.ts';
import type { Correspondence, LetterType } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** A letter ready for the mail server. */
export interface Mail {
  from: Mailbox;
  to: readonly Mailbox[];
  replyTo: readonly Mailbox[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
  calendar: CalendarPart | undefined;
}

/** Sent by a program, so nothing answers it by itself; and how it ends, where it is one of a series. */
function headersFor(unsubscribeUrl: string | undefined): Mail['headers'] {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribeUrl === undefined) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
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
  const { from } = correspondence;
  const { to, replyTo, subject, content, unsubscribeUrl, calendar } = write(row, correspondence);
  return {
    from,
    to,
    replyTo,
    subject,
    text: letterText(content, correspondence),
    html: letterHtml(content, correspondence),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: headersFor(unsubscribeUrl),
    calendar,
  };
}
