import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test, before, after } from 'node:test';
import { MemoryRateLimit } from '#server/rate-limit/memory-rate-limit.ts';
import { FORGET_ENDED_WINDOWS, SharedRateLimit } from '#server/rate-limit/shared-rate-limit.ts';
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
const WINDOWS: Statement = { sql: 'select key from rate_limits', values: [] };

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

    test('instances that count together let through exactly the limit, whatever their own clocks say', async () => {
      const rules = [{ name: 'hour', seconds: 3600, max: 10 }];
      const hash = keyedHash('x');
      const instances = Array.from(
        { length: 3 },
        () => new SharedRateLimit({ store, hash, local: new MemoryRateLimit(hash), log: strict }),
      );
      const counts = instances.flatMap((instance) =>
        Array.from({ length: 8 }, () => instance.count([{ what: 'address', value: '198.51.100.7', rules }])),
      );
      const excesses = (await Promise.all(counts)).filter((excess) => excess !== undefined);
      assert.equal(excesses.length, 24 - 10);
      for (const { seconds } of excesses) assert.ok(seconds > 3500 && seconds <= 3600, String(seconds));
      const [kept = []] = await store.read([{ sql: 'select key from rate_limits', values: [] }]);
      assert.doesNotMatch(JSON.stringify(kept), /198\.51/u, 'no address is kept');
      await store.run([FORGET_ENDED_WINDOWS]);
      assert.equal((await store.read([WINDOWS]))[0]?.length, 1, 'the hour is not over');
      await store.run([{ sql: "update rate_limits set ends_at = '2020-01-01T00:00:00.000Z'", values: [] }]);
      const other = new SharedRateLimit({ store, hash, local: new MemoryRateLimit(hash), log: strict });
      assert.equal(
        await other.count([{ what: 'address', value: '198.51.100.7', rules }]),
        undefined,
        'a new hour',
      );
      await store.run([{ sql: "update rate_limits set ends_at = '2020-01-01T00:00:00.000Z'", values: [] }]);
      await store.run([FORGET_ENDED_WINDOWS]);
      assert.deepEqual(await store.read([WINDOWS]), [[]]);
    });
  });
}
