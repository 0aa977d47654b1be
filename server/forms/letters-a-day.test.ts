import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MOST_LETTERS_A_DAY } from '#server/outbox/outbox-statements.ts';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import { registrationUnit, subscriptionUnit } from '#server/testing/submissions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2027-01-01T09:00:00Z');

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    test('whatever is sent, one mailbox gets a few letters a day, and the company every notice', async () => {
      const store = await openEmptyStore(engine, 'test_letters_a_day');
      const lettersLike = async (kind: string): Promise<number> => {
        const [[row] = []] = await store.run([
          {
            sql: `select cast(count(*) as integer) as count from outbox where kind like $1`,
            values: [kind],
          },
        ]);
        return Number(row?.['count']);
      };
      const flood = async (milliseconds: number, label: string): Promise<void> => {
        const now = new Date(START + milliseconds).toISOString();
        for (let index = 0; index < 5; index += 1) {
          const workshop = `${label} ${index}`;
          await store.run(registrationUnit({ email: 'victim@gmail.com', workshop }, { now }));
          await store.run(registrationUnit({ email: `vic.tim+${index}@googlemail.com`, workshop }, { now }));
          await store.run(subscriptionUnit({ email: `v.ictim+${index}@gmail.com` }, { now }));
        }
      };
      await flood(0, 'first');
      const toVisitor = async () =>
        (await lettersLike('registration-confirmation')) + (await lettersLike('subscription-opt-in'));
      assert.equal(await toVisitor(), MOST_LETTERS_A_DAY);
      assert.equal(await lettersLike('registration-notice'), 10, 'every registration is stored and told');
      await store.run(
        registrationUnit({ email: 'another@gmail.com' }, { now: new Date(START).toISOString() }),
      );
      assert.equal(await toVisitor(), MOST_LETTERS_A_DAY + 1, 'another person gets theirs');
      await flood(DAY_MS + 1, 'second');
      assert.equal(await toVisitor(), MOST_LETTERS_A_DAY * 2 + 1);
    });
  });
}
