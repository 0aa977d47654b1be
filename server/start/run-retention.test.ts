import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactUs as arabicContact } from '#content/ar/contact-us.ts';
import { legal as arabicPolicy } from '#content/ar/legal.ts';
import { mediaReservation as arabicWorkshop } from '#content/ar/media-reservation.ts';
import { counted as arabicCounted } from '#content/ar/counted.ts';
import { contactUs as englishContact } from '#content/en/contact-us.ts';
import { legal as englishPolicy } from '#content/en/legal.ts';
import { mediaReservation as englishWorkshop } from '#content/en/media-reservation.ts';
import { counted as englishCounted } from '#content/en/counted.ts';
import { FORMS } from '#server/forms/forms.ts';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import { confirmedSubscriptionUnit, registrationUnit } from '#server/testing/submissions.ts';
import { runRetention } from './run-retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

for (const engine of TEST_ENGINES) {
  test(
    `${engine.name}: at start and every day, once; the log tells how many and nothing else`,
    { skip: engine.skip },
    async () => {
      const store = await openEmptyStore(engine, 'test_run_retention');
      await store.run(registrationUnit({}, { now: '2020-01-01T00:00:00.000Z' }));
      await store.run(registrationUnit({ email: 'later@example.com' }, { now: '2021-01-02T00:00:00.000Z' }));
      await store.run(confirmedSubscriptionUnit({}, { now: '2020-01-01T00:00:00.000Z' }));
      let now = new Date('2022-01-01T12:00:00.000Z');
      const lines: unknown[] = [];
      const write = (fields: object): void => {
        lines.push(fields);
      };
      const log = { info: write, warn: write, error: write };
      const running = runRetention({ store, log, now: () => now, tickMs: 5 });
      while (lines.length === 0) await new Promise(setImmediate);
      now = new Date(now.getTime() + DAY_MS);
      while (lines.length === 1) await new Promise(setImmediate);
      await running.stop();
      assert.deepEqual(lines, [
        { registrations: 1, messages: 0, 'unconfirmed subscriptions': 0 },
        { registrations: 1, messages: 0, 'unconfirmed subscriptions': 0 },
      ]);
    },
  );
}

test('what the pages and the policy promise is what the server does', () => {
  const texts = {
    registrations: [arabicWorkshop.form.notice, englishWorkshop.form.notice],
    messages: [arabicContact.form.notice, englishContact.form.notice],
  };
  for (const { table, retention } of FORMS) {
    if (retention === 'until-unsubscribed') continue;
    const [arabic = '', english = ''] = table === 'messages' ? texts.messages : texts.registrations;
    for (const text of [arabic, arabicPolicy.parts.keeping.paragraphs[0]])
      assert.ok(text.includes(arabicCounted(retention.months, 'month', 'accusative')), text);
    for (const text of [english, englishPolicy.parts.keeping.paragraphs[0]])
      assert.ok(text.includes(englishCounted(retention.months, 'month')), text);
  }
});
