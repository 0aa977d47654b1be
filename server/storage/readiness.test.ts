import assert from 'node:assert/strict';
import { mkdirSync, openSync, writeSync, closeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openFormClient } from '#server/testing/form-client.ts';
import { call } from '#server/testing/http-call.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { openTestStore, startTestWebsite } from '#server/testing/test-website.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { Readiness } from './readiness.ts';
import { StoreError, type Store } from './store.ts';

const folder = temporaryFolder();
const isReady = async (port: number) => (await call(port, '/readyz')).status === 200;

test('a site whose registrations are damaged on the disk is not ready', async () => {
  const dataFolder = path.join(folder, 'damaged');
  mkdirSync(dataFolder);
  const file = path.join(dataFolder, 'website.db');
  await (await openTestStore(dataFolder)).close();
  const database = new DatabaseSync(file);
  // The schema stays whole: a database without one is refused at start.
  const roots = database.prepare("select rootpage from sqlite_schema where tbl_name = 'registrations'").all();
  database.close();
  const pageSize = 4096;
  const descriptor = openSync(file, 'r+');
  for (const { rootpage } of roots)
    writeSync(descriptor, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (Number(rootpage) - 1) * pageSize);
  closeSync(descriptor);
  const { port } = await startTestWebsite({ store: await openTestStore(dataFolder) });
  assert.equal(await isReady(port), false);
  const { register } = await openFormClient(port);
  assert.equal((await register(REGISTRATION)).status, 503);
  assert.equal((await call(port, '/about-us')).status, 200, 'pages go on');
});

test('whether a form could be stored is tried, and nothing of the trial stays', async () => {
  const dataFolder = path.join(folder, 'tried');
  mkdirSync(dataFolder);
  const { port } = await startTestWebsite({ store: await openTestStore(dataFolder) });
  assert.equal(await isReady(port), true);
  const database = new DatabaseSync(path.join(dataFolder, 'website.db'), { readOnly: true });
  for (const table of ['registrations', 'messages', 'subscriptions', 'outbox']) {
    assert.equal(database.prepare(`select count(*) as n from ${table}`).get()?.['n'], 0, table);
  }
  database.close();
});

/** A store that counts the rehearsals that reach it. */
function countingStore() {
  const seen: { rehearsals: number; failure: StoreError | undefined } = { rehearsals: 0, failure: undefined };
  const store: Store = {
    engine: 'sqlite',
    run: () => Promise.resolve([]),
    read: () => Promise.resolve([]),
    rehearse: () => {
      seen.rehearsals += 1;
      return seen.failure === undefined ? Promise.resolve() : Promise.reject(seen.failure);
    },
    removeTraces: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { seen, store };
}

test('whoever asks all the time writes no more often, and a form that failed is believed at once', async () => {
  const { seen, store } = countingStore();
  const lines: string[] = [];
  const note = (_fields: object, text: string) => void lines.push(text);
  const log = { info: note, warn: note, error: note };
  const readiness = new Readiness({ store, unit: () => [], log, freshMs: 60_000 });
  await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
  await readiness.check();
  assert.equal(seen.rehearsals, 1);
  seen.failure = new StoreError('full', 'SQLITE_FULL');
  readiness.doubt();
  for (const _ of [1, 2, 3]) await assert.rejects(readiness.check(), { code: 'SQLITE_FULL' });
  assert.deepEqual(lines.length, 1, 'said once');
  assert.match(lines[0] ?? '', /disk of DATA_DIR is full/u);
  seen.failure = undefined;
  await readiness.check();
  assert.equal(lines.length, 2);
});

test('a thread that ends before its first word is said, not waited for', async () => {
  const options = { file: path.join(folder, 'none.db'), busyTimeoutMs: 50, maxWaiting: 1, onLost: () => {} };
  const silent = new URL('data:text/javascript,process.exit(0)');
  await assert.rejects(openSqliteStore(options, silent), {
    name: 'StartError',
    message: /cannot be opened/u,
  });
});

test('what only reads never waits for another process that writes', async () => {
  const dataFolder = path.join(folder, 'writer');
  mkdirSync(dataFolder);
  const store = await openTestStore(dataFolder);
  const other = new DatabaseSync(path.join(dataFolder, 'website.db'));
  other.exec('begin immediate');
  assert.deepEqual(await store.read([{ sql: 'select 1 as one', values: [] }]), [[{ one: 1 }]]);
  await assert.rejects(store.run([{ sql: 'select 1 as one', values: [] }]), { code: 'SQLITE_BUSY' });
  other.exec('rollback');
  other.close();
  await assert.rejects(store.read([{ sql: "delete from erasures where id = ''", values: [] }]), {
    code: 'SQLITE_READONLY',
  });
});
