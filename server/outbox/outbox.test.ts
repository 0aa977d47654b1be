import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { LETTERS } from '#server/forms/forms.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import { TEST_ENGINES } from '#server/testing/engines.ts';
import { messageUnit, registrationUnit, subscriptionUnit } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import type { Mail } from './compose-letter.ts';
import { COUNT_LETTERS, letterCountSchema, retryParked } from './outbox-statements.ts';
import { MAX_ATTEMPTS, startOutbox, type OutboxOptions, type SendMail } from './outbox.ts';

const folder = temporaryFolder();
const correspondence = {
  from: 'Node <no-reply@example.org>',
  to: 'team@example.org',
  companyName: { ar: 'نود', en: 'Node' },
};

/** A log that remembers what it was told. */
function notebook() {
  const lines: string[] = [];
  const write = (fields: object, message: string): void => {
    lines.push(JSON.stringify({ ...fields, message }));
  };
  return { lines, log: { info: write, warn: write, error: write } };
}

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip, timeout: 20_000 }, () => {
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

    /** Runs outboxes until nothing is due any more. */
    async function deliver(send: SendMail, options: Partial<OutboxOptions> = {}, workers = 1): Promise<void> {
      const { log } = notebook();
      const start = () =>
        startOutbox({
          store,
          send,
          letters: LETTERS,
          correspondence,
          log,
          pollMs: 2,
          firstRetryMs: 1,
          ...options,
        });
      const outboxes = Array.from({ length: workers }, start);
      while ('due' in (await stateCounts())) await new Promise(setImmediate);
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
    }

    const register = (email: string) => store.run(registrationUnit({ email }));

    test('every letter is sent once, by several instances and through failures', async () => {
      for (let index = 0; index < 15; index += 1) await register(`visitor${index}@example.com`);
      const sent: Mail[] = [];
      let calls = 0;
      await deliver(
        async (mail) => {
          calls += 1;
          await new Promise(setImmediate);
          if (calls % 3 === 0) throw Object.assign(new Error('451 try later'), { code: 'EENVELOPE' });
          sent.push(mail);
        },
        {},
        3,
      );
      assert.equal(sent.length, 30);
      assert.equal(new Set(sent.map(({ messageId }) => messageId)).size, 30);
      assert.equal(sent.filter(({ to }) => to === 'team@example.org').length, 15);
      assert.deepEqual(await stateCounts(), { sent: 30 });
    });

    test('a letter that keeps failing is parked, never dropped, and can be put back in line', async () => {
      await store.run(subscriptionUnit({ email: 'parked@example.com' }));
      const { lines, log } = notebook();
      let attempts = 0;
      const refuse = (): Promise<void> => {
        attempts += 1;
        return Promise.reject(
          Object.assign(new Error('550 no parked@example.com here'), { responseCode: 550 }),
        );
      };
      // The wait doubles with every attempt; a start below a millisecond keeps the test short.
      await deliver(refuse, { log, firstRetryMs: 0.0001 });
      assert.equal(attempts, MAX_ATTEMPTS * 2);
      assert.deepEqual(await stateCounts(), { parked: 2, sent: 30 });
      assert.ok(lines.length > 0);
      assert.doesNotMatch(lines.join('\n'), /parked@example/u, 'the log names nobody');
      const [errors = []] = await store.run([{ sql: 'select last_error from outbox', values: [] }]);
      assert.match(JSON.stringify(errors), /550/u);
      assert.doesNotMatch(JSON.stringify(errors), /parked@example/u);
      await store.run([retryParked(new Date().toISOString())]);
      await deliver(() => Promise.resolve());
      assert.deepEqual(await stateCounts(), { sent: 32 });
    });

    test('a letter whose sender died before noting it is sent again after its lease, under the same id', async () => {
      await store.run(messageUnit({}));
      const ids: string[] = [];
      // What a crash leaves behind: the mail server has the letter, the database does not know it.
      const { log } = notebook();
      const dying = startOutbox({
        store: {
          ...store,
          engine: store.engine,
          run: (unit) => (ids.length > 0 ? new Promise(() => {}) : store.run(unit)),
          read: (unit) => store.read(unit),
        },
        send: ({ messageId }) => {
          ids.push(messageId);
          return Promise.resolve();
        },
        letters: LETTERS,
        correspondence,
        log,
        leaseMs: 30,
        pollMs: 1,
      });
      while (ids.length === 0) await new Promise(setImmediate);
      void dying;
      await deliver(({ messageId }) => {
        ids.push(messageId);
        return Promise.resolve();
      });
      assert.equal(ids.length, 2);
      assert.equal(ids[0], ids[1]);
    });

    test('a letter about a row that was erased meanwhile is not sent', async () => {
      await register('erased@example.com');
      await store.run([
        { sql: 'delete from registrations where address = $1', values: ['erased@example.com'] },
      ]);
      await deliver(() => Promise.reject(new Error('nobody is to be written to')));
      assert.deepEqual(Object.keys(await stateCounts()), ['sent']);
    });
  });
}
