import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test, before, after } from 'node:test';
import { memoryRateLimit } from '#server/rate-limit/rate-limit.ts';
import { forgetEndedWindows, sharedRateLimit } from '#server/rate-limit/shared-rate-limit.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { TEST_ENGINES } from '#server/testing/engines.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { toStoreError, type Statement, type Store } from './store.ts';

const folder = temporaryFolder();
/** A limit that could not count together says so, and then counts alone: here that is a failure. */
const strict = {
  info: () => {},
  warn: (fields: object, text: string) => {
    throw new Error(text, { cause: fields });
  },
  error: () => {},
};
const note = (id: string): Statement => ({
  sql: 'insert into erasures (id, erased_at, person) values ($1, $2, $3)',
  values: [id, '2025-01-01', 'x'],
});
const NOTES: Statement = { sql: 'select id from erasures order by id', values: [] };

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    let store: Store;
    before(async () => {
      mkdirSync(path.join(folder, engine.name));
      store = await engine.open(path.join(folder, engine.name), 'test_store');
    });
    after(() => store.close());

    test('a unit is done whole or not at all, and does not spoil the units beside it', async () => {
      const good = Array.from({ length: 20 }, (_, index) => store.run([note(`good ${index + 10}`)]));
      const bad = store.run([note('half'), { sql: 'insert into erasures (id) values ($1)', values: ['x'] }]);
      await assert.rejects(bad, { name: 'StoreError' });
      await Promise.all(good);
      const [rows = []] = await store.run([NOTES]);
      assert.deepEqual(
        rows.map((row) => row['id']),
        Array.from({ length: 20 }, (_, index) => `good ${index + 10}`),
      );
    });

    test('the rows of each statement come back, values as they went in', async () => {
      const text = `'"; drop table erasures; -- ؟ 𝒳 ${'ط'.repeat(1000)}`;
      const [, rows] = await store.run([
        note(text),
        { sql: 'select id from erasures where id = $1', values: [text] },
      ]);
      assert.deepEqual(rows, [{ id: text }]);
    });

    test('more than may wait are refused at once instead of in vain', async () => {
      const units = Array.from({ length: 501 }, () => store.run([NOTES]));
      const codeOf = (error: unknown) => toStoreError(error).code;
      const refusals = await Promise.all(units.map((unit) => unit.then(() => undefined, codeOf)));
      assert.deepEqual(
        refusals.filter((code) => code !== undefined),
        ['BUSY'],
      );
    });

    test('instances that count together let through exactly the limit', async () => {
      const rules = [{ name: 'minute', seconds: 3600, max: 10 }];
      const instances = Array.from({ length: 3 }, () =>
        sharedRateLimit({
          rules,
          store,
          hash: keyedHash('x'),
          local: memoryRateLimit(rules, keyedHash('x')),
          log: strict,
        }),
      );
      const counts = instances.flatMap((instance) =>
        Array.from({ length: 8 }, () => instance.count('198.51.100.7')),
      );
      const waits = await Promise.all(counts);
      assert.equal(waits.filter((wait) => wait === 0).length, 10);
      const [kept = []] = await store.run([{ sql: 'select key from rate_limits', values: [] }]);
      assert.doesNotMatch(JSON.stringify(kept), /198\.51/u, 'no address is kept');
      await store.run([forgetEndedWindows('9999')]);
      const [left = []] = await store.run([{ sql: 'select key from rate_limits', values: [] }]);
      assert.deepEqual(left, []);
    });
  });
}
