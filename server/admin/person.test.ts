import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { messageUnit } from '#server/forms/contact/message-statements.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { subscriptionUnit } from '#server/forms/newsletter/subscription-statements.ts';
import type { AdminStore } from '#server/storage/store.ts';
import { TEST_ENGINES } from '#server/testing/engines.ts';
import { REGISTRATION } from '#server/testing/form-client.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { registrationUnit } from '#server/forms/workshop/registration-statements.ts';
import { COLLECTIONS, rowsOf } from './collections.ts';
import { erasePerson, findPerson, purgeBefore } from './person.ts';

const folder = temporaryFolder();
const hash = keyedHash('a secret for tests');

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    test('one person is found and erased everywhere, another one stays', async () => {
      mkdirSync(path.join(folder, engine.name));
      const opened = await engine.open(path.join(folder, engine.name), 'test_person');
      after(() => opened.close());
      let tracesRemoved = 0;
      const store: AdminStore = {
        engine: opened.engine,
        run: (unit) => opened.run(unit),
        close: () => opened.close(),
        backup: () => {},
        removeTraces: () => {
          tracesRemoved += 1;
          return Promise.resolve();
        },
      };
      const message = { name: 'A', company: '', phone: '', subject: '', message: 'm' };
      for (const email of ['one@example.com', 'other@example.com']) {
        await store.run(registrationUnit({ ...REGISTRATION, email }, 'ar', hash, '2024-06-01T00:00:00.000Z'));
        await store.run(messageUnit({ ...message, email }, 'en'));
        await store.run(subscriptionUnit({ email }, 'en'));
      }
      const sizes = async (email: string) =>
        Object.values(await findPerson(store, email)).map((rows) => rows.length);
      assert.deepEqual(await sizes('ONE@example.com'), [1, 1, 1]);
      assert.equal(await erasePerson(store, 'One@Example.com', hash), 3);
      assert.deepEqual(await sizes('one@example.com'), [0, 0, 0]);
      assert.deepEqual(await sizes('other@example.com'), [1, 1, 1]);
      const [letters = []] = await store.run([{ sql: 'select id from outbox', values: [] }]);
      assert.equal(letters.length, 5, 'the letters of the other one');
      assert.equal(await purgeBefore(store, '2025-01-01'), 1);
      assert.deepEqual(await sizes('other@example.com'), [0, 1, 1]);
      assert.equal(tracesRemoved, 2);
    });

    test('a collection of more than one page is listed whole, each row once', async () => {
      mkdirSync(path.join(folder, `${engine.name} pages`));
      const store = await engine.open(path.join(folder, `${engine.name} pages`), 'test_pages');
      after(() => store.close());
      const emails = Array.from({ length: 1005 }, (_, index) => `visitor${index}@example.com`);
      await store.run(emails.flatMap((email) => subscriptionUnit({ email }, 'ar').slice(0, 1)));
      const subscriptions = COLLECTIONS.find(({ name }) => name === 'subscriptions') ?? assert.fail();
      const listed: unknown[] = [];
      for await (const row of rowsOf(store, subscriptions, { since: undefined, workshop: undefined })) {
        listed.push(row['email']);
      }
      assert.equal(listed.length, emails.length);
      assert.deepEqual(new Set(listed), new Set(emails));
    });
  });
}
