import addressParser from 'nodemailer/lib/addressparser';
import { hasEmailFormat } from '#shared/email.ts';

/** Where a letter goes to or comes from: an address, and the name shown beside it (perhaps empty). */
export interface Mailbox {
  name: string;
  address: string;
}

/**
 * The mailboxes in a text such as `Node <office@example.com>, team@example.com`. Undefined when it holds none, or
 * anything that is not plainly one: a group, a broken address, two addresses without a comma between them.
 */
export function parseMailboxes(text: string): readonly Mailbox[] | undefined {
  const mailboxes: Mailbox[] = [];
  for (const { name, address } of addressParser(text)) {
    if (address === undefined || !hasEmailFormat(address) || /[@<>\p{Cc}]/u.test(name)) return undefined;
    mailboxes.push({ name, address });
  }
  return mailboxes.length === 0 ? undefined : mailboxes;
}
