import type { Log } from '#server/base/log.ts';
import type { MailSettings } from '#server/base/mail-settings.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import type { Correspondence, LetterSource } from './letter.ts';
import { COUNT_PARKED, parkedLetterSchema } from './outbox-statements.ts';
import { startOutbox, type Outbox } from './outbox.ts';

/** Letters that were given up wait for a person, who may not have seen it when it happened. */
async function tellParked(store: Store, log: Log): Promise<void> {
  const parked = await readRows(store, parkedLetterSchema, COUNT_PARKED).catch(() => []);
  for (const { kind, reason, count } of parked)
    log.warn({ kind, reason, count }, 'Letters were given up: see npm run admin -- outbox list');
}

/** What letters need besides the mail server. */
export type MailOptions = Omit<Correspondence, 'from' | 'to'> & {
  letters: readonly LetterSource[];
  store: Store;
  log: Log;
};

/**
 * Starts to send the letters of the outbox, where there is a mail server; without one they stay due. The mail
 * library is loaded only here.
 */
export async function runMail(
  settings: MailSettings | undefined,
  { letters, store, log, ...signature }: MailOptions,
): Promise<Outbox | undefined> {
  if (settings === undefined) return undefined;
  const { connectMailServer } = await import('./smtp.ts');
  await tellParked(store, log);
  const mailServer = connectMailServer(settings);
  const { from, to } = settings;
  const correspondence = { ...signature, from, to };
  const outbox = startOutbox({ store, send: mailServer.send, letters, correspondence, log });
  return {
    async stop() {
      await outbox.stop();
      mailServer.close();
    },
  };
}
