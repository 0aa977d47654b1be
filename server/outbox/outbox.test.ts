import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { LETTERS } from '#server/forms/forms.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import { TEST_ENGINES } from '#server/testing/engines.ts';
import { CORRESPONDENCE } from '#server/testing/correspondence.ts';
import { startMailServer, type MailServerOptions } from '#server/testing/mail-server.ts';
import { messageUnit, registrationUnit, subscriptionUnit } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { MAX_ATTEMPTS } from './delivery.ts';
import { retryLetters } from './outbox-care.ts';
import { COUNT_LETTERS, COUNT_PARKED, letterCountSchema, parkedLetterSchema } from './outbox-statements.ts';
import { startOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import { connectMailServer } from './smtp.ts';

const folder = temporaryFolder();
const NOTICES_TO = CORRESPONDENCE.to[0]?.address ?? '';

/** A log that remembers what it was told. */
function notebook() {
  const lines: string[] = [];
  const write = (fields: object, message: string): void => {
    lines.push(JSON.stringify({ ...fields, message }));
  };
  return { lines, log: { info: write, warn: write, error: write } };
}

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip, timeout: 30_000 }, () => {
    let store: Store;
    before(async () => {
      mkdirSync(path.join(folder, engine.name));
      store = await engine.open(path.join(folder, engine.name), 'test_outbox');
    });
    after(() => store.close());

    const stateCounts = async () =>
      Object.fromEntries(
        (await readRows(store, letterCountSchema, COUNT_LETTERS)).map(({ state, count }) => [state, count]),
      );
    const count = async (state: string): Promise<number> => (await stateCounts())[state] ?? 0;

    /** An outbox with a connection of its own to a mail server, as an instance has it. */
    function instance(url: string, options: Partial<OutboxOptions> = {}): Outbox {
      const { from, to } = CORRESPONDENCE;
      const mailServer = connectMailServer({ url, isPlainAllowed: true, from, to });
      after(() => mailServer.close());
      return startOutbox({
        store,
        send: mailServer.send,
        letters: LETTERS,
        correspondence: CORRESPONDENCE,
        log: notebook().log,
        pollMs: 2,
        firstRetryMs: 1,
        ...options,
      });
    }

    /** Runs outboxes until nothing is due any more; yields the mail server. */
    async function deliver(server: MailServerOptions, options: Partial<OutboxOptions> = {}, instances = 1) {
      const mailServer = await startMailServer(server);
      const outboxes = Array.from({ length: instances }, () => instance(mailServer.url, options));
      while ((await count('due')) > 0) await new Promise(setImmediate);
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
      return mailServer;
    }

    const register = (email: string) => store.run(registrationUnit({ email }));

    test('every letter is sent once, by several instances and through failures', async () => {
      for (let index = 0; index < 15; index += 1) await register(`visitor${index}@example.com`);
      let asked = 0;
      const server = await deliver(
        { answerToLetter: () => ((asked += 1) % 3 === 0 ? 451 : undefined) },
        {},
        3,
      );
      const ids = await Promise.all(server.letters.map(async ({ read }) => (await read()).messageId));
      assert.equal(server.letters.length, 30);
      assert.equal(new Set(ids).size, 30);
      assert.equal(server.letters.filter(({ recipients }) => recipients.includes(NOTICES_TO)).length, 15);
      assert.deepEqual(await stateCounts(), { sent: 30 });
    });

    test('what the mail server refuses for good is given up at once, told with its reason, and can be put back', async () => {
      await store.run(messageUnit({}));
      const { lines, log } = notebook();
      const asked: string[] = [];
      await deliver(
        {
          answerTo: (recipient) => {
            asked.push(recipient);
            return 550;
          },
        },
        { log },
      );
      assert.equal(asked.length, 1);
      assert.deepEqual(await stateCounts(), { parked: 1, sent: 30 });
      assert.match(lines.join('\n'), /given up/u);
      assert.doesNotMatch(lines.join('\n'), /example|no such person/u, 'the log names nobody');
      const [parked] = await readRows(store, parkedLetterSchema, COUNT_PARKED);
      assert.equal(parked?.kind, 'message-notice');
      assert.match(parked.reason, /550/u);
      assert.doesNotMatch(parked.reason, /example|no such person/u);
      await store.run([retryLetters('failed', new Date().toISOString())]);
      assert.equal((await deliver({})).letters.length, 1);
      assert.deepEqual(await stateCounts(), { sent: 31 });
    });

    test('a letter that keeps failing is tried again and again, then parked, never dropped', async () => {
      await store.run(messageUnit({ subject: 'again' }));
      let asked = 0;
      // The wait doubles with every attempt; a start below a millisecond keeps the test short.
      await deliver({ answerToLetter: () => ((asked += 1) > 0 ? 451 : undefined) }, { firstRetryMs: 0.0001 });
      assert.equal(asked, MAX_ATTEMPTS);
      assert.deepEqual(await stateCounts(), { parked: 1, sent: 31 });
      await store.run([{ sql: `delete from outbox where state = 'parked'`, values: [] }]);
    });

    test('a mail server that drags on never makes a second instance send the same letter', async () => {
      await store.run(messageUnit({ subject: 'slow' }));
      const leaseMs = 300;
      // Longer than a lease, all steps together, and it takes the letter only at the very end.
      const pauses: Promise<void>[] = [];
      const slow = await startMailServer({
        pause() {
          const pause = new Promise<void>((resolve) => setTimeout(resolve, leaseMs / 3));
          pauses.push(pause);
          return pause;
        },
      });
      const instances = [1, 2].map(() => instance(slow.url, { leaseMs }));
      while (slow.connections() < 3) await new Promise(setImmediate);
      await Promise.all(instances.map((outbox) => outbox.stop()));
      await Promise.all(pauses);
      assert.equal(slow.letters.length, 0, 'each connection was cut before its lease ended');
      assert.deepEqual(await stateCounts(), { due: 1, sent: 31 });
      assert.equal((await deliver({})).letters.length, 1);
    });

    test('a stop does not wait for a silent mail server, and what was under way stays due, untried', async () => {
      await store.run(messageUnit({ subject: 'silent' }));
      const silent = await startMailServer({ pause: () => new Promise(() => {}) });
      const outbox = instance(silent.url, { stopMs: 20 });
      while (silent.connections() === 0) await new Promise(setImmediate);
      const started = performance.now();
      await outbox.stop();
      assert.ok(performance.now() - started < 2_000);
      const [[row] = []] = await store.run([
        { sql: `select attempts, leased_until from outbox where state = 'due'`, values: [] },
      ]);
      assert.deepEqual({ ...row }, { attempts: 0, leased_until: '' });
      assert.equal((await deliver({})).letters.length, 1);
    });

    test('a letter whose sender died before noting it is sent again after its lease, under the same id', async () => {
      await store.run(messageUnit({ subject: 'died' }));
      const first = await startMailServer();
      // What a crash leaves behind: the mail server has the letter, the database does not know it.
      const dying = instance(first.url, {
        store: {
          ...store,
          engine: store.engine,
          run: (unit) => (first.letters.length > 0 ? new Promise(() => {}) : store.run(unit)),
          read: (unit) => store.read(unit),
        },
        leaseMs: 1_000,
      });
      while (first.letters.length === 0) await new Promise(setImmediate);
      void dying;
      const second = await deliver({});
      const ids = await Promise.all(
        [...first.letters, ...second.letters].map(async ({ read }) => (await read()).messageId),
      );
      assert.equal(ids.length, 2);
      assert.equal(ids[0], ids[1]);
    });

    test('a letter about a row that was erased meanwhile is not sent', async () => {
      await register('erased@example.com');
      await store.run([
        { sql: 'delete from registrations where address = $1', values: ['erased@example.com'] },
      ]);
      assert.equal((await deliver({})).letters.length, 0);
      assert.deepEqual(Object.keys(await stateCounts()), ['sent']);
    });

    test('the letters of a subscription are sent as well', async () => {
      await store.run(subscriptionUnit({ email: 'subscriber@example.com' }));
      const server = await deliver({});
      assert.ok(server.letters.some(({ recipients }) => recipients.includes('subscriber@example.com')));
    });
  });
}
