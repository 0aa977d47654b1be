import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { newsletterForm } from '#server/forms/newsletter/newsletter-form.ts';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import { sql } from '#server/storage/sql.ts';
import { messageUnit, registrationUnit, subscriptionUnit } from '#server/testing/submissions.ts';
import { erasureNote } from '#server/backup/erasure-notes.ts';
import { rowsOf } from '../submissions/submission-rows.ts';
import { erasePerson, findPerson } from './person.ts';

const note = erasureNote(keyedHash('a secret for tests'), 'one@example.com', 'everything', new Date());

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    test('one person is found and erased everywhere, another one stays', async () => {
      const store = await openEmptyStore(engine, 'test_person');
      for (const email of ['one@example.com', 'other@example.com']) {
        await store.run(registrationUnit({ email }));
        await store.run(messageUnit({ email }));
        await store.run(subscriptionUnit({ email }));
      }
      const sizes = async (email: string) =>
        Object.values(await findPerson(store, email)).map((rows) => rows.length);
      assert.deepEqual(await sizes('ONE@example.com'), [1, 1, 1]);
      assert.equal(await erasePerson(store, 'One@Example.com', note), 3);
      assert.deepEqual(await sizes('one@example.com'), [0, 0, 0]);
      assert.deepEqual(await sizes('other@example.com'), [1, 1, 1]);
      const [letters = []] = await store.run([{ sql: 'select id from outbox', values: [] }]);
      assert.equal(letters.length, 4, 'the letters of the other one');
    });

    test('a form with more rows than one page is listed whole, each row once', async () => {
      const store = await openEmptyStore(engine, 'test_pages');
      const emails = Array.from({ length: 1005 }, (_, index) => `visitor${index}@example.com`);
      await store.run(emails.flatMap((email) => subscriptionUnit({ email }).slice(0, 1)));
      await store.run([sql`update subscriptions set state = 'confirmed'`]);
      const listed: unknown[] = [];
      for await (const row of rowsOf(store, newsletterForm, {})) {
        listed.push(row['email']);
      }
      assert.equal(listed.length, emails.length);
      assert.deepEqual(new Set(listed), new Set(emails));
    });
  });
}
