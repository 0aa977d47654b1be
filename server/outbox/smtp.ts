import { createTransport } from 'nodemailer';
import type { SendMail } from './outbox.ts';

const CONNECTIONS = 3;
const TIMEOUT_MS = 30_000;

/** The way to the mail server. `close` lets go of its idle connections. */
export interface MailServer {
  send: SendMail;
  close(): void;
}

/** Connects to the mail server of `SMTP_URL` when the first letter is sent. */
export function connectMailServer(url: string): MailServer {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ replyTo, to, ...mail }) {
      await transport.sendMail({
        ...mail,
        // As objects: an address is never parsed as a list of several.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
