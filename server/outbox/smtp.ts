import { createTransport } from 'nodemailer';
import type { Mailbox } from '#server/base/mailbox.ts';
import type { MailSettings } from '#server/base/mail-settings.ts';
import { LANES, type SendMail } from './outbox.ts';
import { SendFailure } from './send-failure.ts';

const CONNECT_TIMEOUT_MS = 30_000;
/** A server that wants to be sure may think for a while about a letter. */
const ANSWER_TIMEOUT_MS = 60_000;

/** The way to the mail server. `close` lets go of its connections. */
export interface MailServer {
  send: SendMail;
  /** Connects as for a letter, and sends none. Rejects with the library's error. */
  verify(): Promise<unknown>;
  close(): void;
}

/** The address as the library reads it: what stands in the query wins over options, so the encryption goes there. */
function connectionUrl({ url, isPlainAllowed }: MailSettings): string {
  const address = new URL(url);
  if (!isPlainAllowed) address.searchParams.set('requireTLS', 'true');
  return address.href;
}

// As objects: an address is never parsed as a list of several.
const listed = (mailboxes: readonly Mailbox[]) => mailboxes.map(({ name, address }) => ({ name, address }));

/** Connects to the mail server of `SMTP_URL` when the first letter is sent. */
export function connectMailServer(settings: MailSettings): MailServer {
  const transport = createTransport({
    pool: true,
    url: connectionUrl(settings),
    maxConnections: LANES,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ replyTo, to, headers, calendar, ...mail }, signal) {
      try {
        const { rejected } = await transport.sendMail({
          ...mail,
          to: listed(to),
          replyTo: listed(replyTo),
          // Prepared: a long link must not be broken into encoded pieces, which no mail program would put together.
          headers: Object.entries(headers).map(([key, value]) => ({
            key,
            value: { prepared: true, foldLines: false, value },
          })),
          ...(calendar && { icalEvent: { ...calendar, filename: 'workshop.ics' } }),
          signal,
        });
        return { refusedRecipients: rejected.length };
      } catch (error) {
        throw SendFailure.from(error);
      }
    },
    verify: () => transport.verify(),
    close: () => transport.close({ force: true }),
  };
}
