import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Store } from '#server/storage/store.ts';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import {
  confirmedSubscriptionUnit,
  messageUnit,
  registrationUnit,
  subscriptionUnit,
} from '#server/testing/submissions.ts';
import { contactForm } from './contact/contact-form.ts';
import { newsletterForm } from './newsletter/newsletter-form.ts';
import { countDue, destroyDue, monthsBefore } from './retention.ts';
import { workshopForm } from './workshop/workshop-form.ts';

const FORMS = [
  { ...workshopForm, retention: { months: 12 } },
  { ...contactForm, retention: { months: 6 } },
  newsletterForm,
];
const UNCONFIRMED = 'unconfirmed subscriptions';
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const NOW = new Date('2026-03-31T12:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;
const always = { now: NOW, unlessDoneWithinMs: 0 };

async function kept(store: Store): Promise<Record<string, unknown[]>> {
  const tables = ['registrations', 'messages', 'subscriptions', 'outbox'];
  const found = await store.run(
    tables.map((table) => ({ sql: `select * from ${table} order by created_at`, values: [] })),
  );
  return Object.fromEntries(tables.map((table, index) => [table, found[index] ?? []]));
}

async function sizes(store: Store): Promise<number[]> {
  return Object.values(await kept(store)).map((rows) => rows.length);
}

test('a period ends on the same day of the month, or on its last one', () => {
  const ends = (iso: string, months: number) => monthsBefore(new Date(iso), months).toISOString();
  assert.equal(ends('2026-03-31T12:00:00.000Z', 12), '2025-03-31T12:00:00.000Z');
  assert.equal(ends('2026-03-31T12:00:00.000Z', 1), '2026-02-28T12:00:00.000Z');
  assert.equal(ends('2028-02-29T00:00:00.000Z', 12), '2027-02-28T00:00:00.000Z');
  assert.equal(ends('2026-01-15T00:00:00.000Z', 2), '2025-11-15T00:00:00.000Z');
});

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    test('each form is kept for as long as it promises, then goes with its letters; addresses of the newsletter stay', async () => {
      const store = await openEmptyStore(engine, 'test_retention');
      const moments = ['2025-03-31T11:59:59.999Z', '2025-03-31T12:00:00.000Z', '2025-09-30T12:00:00.000Z'];
      for (const [index, now] of moments.entries()) {
        const email = `visitor${index}@example.com`;
        await store.run(registrationUnit({ email }, { now }));
        await store.run(messageUnit({ email }, { now }));
      }
      await store.run(confirmedSubscriptionUnit({}, { now: LONG_AGO }));
      assert.deepEqual(await sizes(store), [3, 3, 1, 10]);
      assert.deepEqual(await countDue(store, FORMS, NOW), {
        registrations: 1,
        messages: 2,
        [UNCONFIRMED]: 0,
      });
      assert.deepEqual(await sizes(store), [3, 3, 1, 10], 'counting destroys nothing');
      assert.deepEqual(await destroyDue(store, FORMS, always), {
        registrations: 1,
        messages: 2,
        [UNCONFIRMED]: 0,
      });
      assert.deepEqual(await sizes(store), [2, 1, 1, 6]);
      const { outbox = [] } = await kept(store);
      assert.equal(JSON.stringify(outbox).includes(moments[0] ?? ''), false, 'no letter about them is left');
    });

    test('everything before a day can be destroyed by hand, but never an address of the newsletter', async () => {
      const store = await openEmptyStore(engine, 'test_before');
      await store.run(registrationUnit({}, { now: '2026-03-01T00:00:00.000Z' }));
      await store.run(confirmedSubscriptionUnit({}, { now: LONG_AGO }));
      assert.deepEqual(await destroyDue(store, FORMS, { ...always, before: '2026-03-02' }), {
        registrations: 1,
        messages: 0,
        [UNCONFIRMED]: 0,
      });
      assert.deepEqual(await sizes(store), [0, 0, 1, 1]);
    });

    test('an address that nobody has confirmed for a week goes as well', async () => {
      const store = await openEmptyStore(engine, 'test_unconfirmed');
      const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR_MS).toISOString();
      await store.run(subscriptionUnit({ email: 'old@example.com' }, { now: daysAgo(8) }));
      await store.run(subscriptionUnit({ email: 'new@example.com' }, { now: daysAgo(6) }));
      assert.equal((await countDue(store, FORMS, NOW))[UNCONFIRMED], 1);
      assert.equal((await destroyDue(store, FORMS, always))?.[UNCONFIRMED], 1);
      assert.deepEqual(await sizes(store), [0, 0, 1, 1]);
    });

    test('of several instances one does it, and after a day one does it again', async () => {
      const store = await openEmptyStore(engine, 'test_once');
      const destroy = (now: Date) => destroyDue(store, FORMS, { now, unlessDoneWithinMs: 24 * HOUR_MS });
      const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
      await store.run(registrationUnit({}, { now: LONG_AGO }));
      const runs = await Promise.all(Array.from({ length: 5 }, () => destroy(NOW)));
      assert.deepEqual(
        runs.filter((counts) => counts !== undefined),
        [{ registrations: 1, messages: 0, [UNCONFIRMED]: 0 }],
      );
      assert.equal(await destroy(hoursLater(23)), undefined);
      assert.deepEqual(await destroy(hoursLater(24)), { registrations: 0, messages: 0, [UNCONFIRMED]: 0 });
      assert.deepEqual(
        await destroy(hoursLater(-72)),
        { registrations: 0, messages: 0, [UNCONFIRMED]: 0 },
        'a run in a future that never came does not count',
      );
    });

    test('more than fits one batch goes as well', async () => {
      const store = await openEmptyStore(engine, 'test_batches');
      const emails = Array.from({ length: 1_005 }, (_, index) => `visitor${index}@example.com`);
      await store.run(emails.flatMap((email) => messageUnit({ email }, { now: LONG_AGO })));
      assert.deepEqual(await destroyDue(store, FORMS, always), {
        registrations: 0,
        messages: 1_005,
        [UNCONFIRMED]: 0,
      });
      assert.deepEqual(await sizes(store), [0, 0, 0, 0]);
    });
  });
}
