import type { MailSettings } from '#server/base/environment.ts';
import type { Language } from '#shared/languages.ts';
import type { Log } from '#server/base/log.ts';
import type { LetterSource } from './letter.ts';
import { startOutbox, type Outbox } from './outbox.ts';
import type { Store } from '#server/storage/store.ts';

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
  const mailServer = connectMailServer(settings.url);
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
