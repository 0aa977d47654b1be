import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { emptyPostgresSchema, POSTGRES_SKIP } from '#server/testing/engines.ts';
import { openPostgresStore } from './postgres-store.ts';

const ONE = { sql: 'select 1 as one', values: [] };

test('connections that break are replaced, and no unit is half done', { skip: POSTGRES_SKIP }, async () => {
  const url = await emptyPostgresSchema('test_connections');
  const warnings: string[] = [];
  const log = {
    info: () => {},
    warn: (_fields: object, text: string) => void warnings.push(text),
    error: () => {},
  };
  const store = await openPostgresStore({ url, maxWaiting: 10, log });
  after(() => store.close());
  const [[backend] = []] = await store.run([{ sql: 'select pg_backend_pid() as pid', values: [] }]);
  const client = new Client({ connectionString: url });
  await client.connect();
  // While idle, then in the middle of a statement.
  await client.query('select pg_terminate_backend($1)', [backend?.['pid']]);
  while (warnings.length === 0) await new Promise(setImmediate);
  assert.deepEqual(await store.run([ONE]), [[{ one: 1 }]]);
  const broken = store.run([
    { sql: `insert into erasures (id, erased_at, person) values ('half', '', '')`, values: [] },
    { sql: 'select pg_terminate_backend(pg_backend_pid())', values: [] },
  ]);
  await assert.rejects(broken, { name: 'StoreError' });
  const [rows] = await store.run([{ sql: 'select id from erasures', values: [] }]);
  assert.deepEqual(rows, []);
  await client.end();
});

test('a statement that takes too long is given up', { skip: POSTGRES_SKIP }, async () => {
  const url = await emptyPostgresSchema('test_slow');
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const store = await openPostgresStore({ url, maxWaiting: 10, log, statementTimeoutMs: 100 });
  after(() => store.close());
  await assert.rejects(store.run([{ sql: 'select pg_sleep(30)', values: [] }]), {
    name: 'StoreError',
    code: '57014',
  });
});
