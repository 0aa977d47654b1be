import type { MailSettings } from '#server/base/mail-settings.ts';
import type { Language } from '#shared/languages.ts';
import type { Log } from '#server/base/log.ts';
import type { LetterSource } from './letter.ts';
import { startOutbox, type Outbox } from './outbox.ts';
import { COUNT_PARKED, parkedLetterSchema } from './outbox-statements.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';

/** Letters that were given up wait for a person, who may not have seen it when it happened. */
async function tellParked(store: Store, log: Log): Promise<void> {
  const parked = await readRows(store, parkedLetterSchema, COUNT_PARKED).catch(() => []);
  for (const { kind, reason, count } of parked)
    log.warn({ kind, reason, count }, 'Letters were given up: see npm run admin -- outbox list');
}

/**
 * Starts to send the letters of the outbox, where there is a mail server; without one they stay due. The mail
 * library is loaded only here.
 */
export async function runMail(
  settings: MailSettings | undefined,
  letters: readonly LetterSource[],
  companyName: Readonly<Record<Language, string>>,
  store: Store,
  log: Log,
): Promise<Outbox | undefined> {
  if (settings === undefined) return undefined;
  const { connectMailServer } = await import('./smtp.ts');
  await tellParked(store, log);
  const mailServer = connectMailServer(settings);
  const outbox = startOutbox({
    store,
    send: mailServer.send,
    letters,
    correspondence: { from: settings.from, to: settings.to, companyName },
    log,
  });
  return {
    async stop() {
      await outbox.stop();
      mailServer.close();
    },
  };
}
