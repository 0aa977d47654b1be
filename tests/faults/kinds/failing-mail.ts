import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const REGISTRATIONS = 30;
const LETTERS_EACH = 2;
const EVERY_THIRD = 3;

/** Message-IDs of what a mail server has taken; of three letters it refuses one for now (451). */
async function startFailingServer() {
  const taken: string[] = [];
  let count = 0;
  async function take(stream: Readable, callback: (error?: Error) => void): Promise<void> {
    const letter = await text(stream);
    count += 1;
    const isRefused = count % EVERY_THIRD === 0;
    if (!isRefused) taken.push(/^message-id: (.+)$/imu.exec(letter)?.[1] ?? '');
    callback(isRefused ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined);
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) => void take(stream, callback),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, taken, seen: () => count, close: () => server.close(() => {}) };
}

/** Letters that still wait to be sent. */
function waitingIn(dataFolder: string): number {
  const database = new DatabaseSync(path.join(dataFolder, 'website.db'));
  try {
    return Number(database.prepare("select count(*) as n from outbox where state = 'due'").get()?.['n']);
  } catch {
    return 0;
  } finally {
    database.close();
  }
}

/** The mail server refuses every third letter for now: each letter has arrived once, or still waits. */
export const failingMail: Fault = {
  name: 'failing mail server',
  isShort: false,
  async run({ dataFolder, start }) {
    const mail = await startFailingServer();
    try {
      const settings = { SMTP_URL: mail.url, MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' };
      const server = await start(settings);
      const visitors = new Visitors();
      await visitors.several(server.port, REGISTRATIONS);
      const deadline = performance.now() + 10_000;
      const letters = visitors.acknowledged.size * LETTERS_EACH;
      while (mail.seen() < letters && performance.now() < deadline) await new Promise(setImmediate);
      await server.end('SIGTERM');
      const arrived = new Set(mail.taken).size;
      const missing = letters - arrived - waitingIn(dataFolder);
      return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
        missing !== 0 && `${missing} letters neither arrived nor wait`,
        arrived < mail.taken.length && `${mail.taken.length - arrived} letters arrived twice`,
      ]);
    } finally {
      mail.close();
    }
  },
};
