import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Client } from 'pg';
import { emptyPostgresSchema, POSTGRES_SKIP } from '#server/testing/engines.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { MIGRATIONS, pendingMigrations } from './migrations.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const folder = temporaryFolder();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const NEWER = `insert into schema_migrations (id, name, applied_at) values (999, 'from the future', '2099')`;
const REFUSED = { name: 'StartError', message: /newer than this program \(it has migration 999\)/u };

const openSqlite = (name: string) =>
  openSqliteStore({
    file: path.join(folder, name),
    busyTimeoutMs: 2_000,
    maxWaiting: 10,
    onLost: () => {},
  });

test('migrations are numbered without a gap, and each is applied once', () => {
  assert.deepEqual(
    MIGRATIONS.map(({ id }) => id),
    MIGRATIONS.map((_, index) => index + 1),
  );
  assert.equal(pendingMigrations(new Set()).length, MIGRATIONS.length);
  assert.equal(pendingMigrations(new Set(MIGRATIONS.map(({ id }) => id))).length, 0);
});

test('processes that start at the same moment bring one database up to date together', async () => {
  const stores = await Promise.all([1, 2, 3].map(() => openSqlite('together.db')));
  await Promise.all(stores.map((store) => store.close()));
  const database = new DatabaseSync(path.join(folder, 'together.db'));
  assert.equal(
    database.prepare('select count(*) as n from schema_migrations').get()?.['n'],
    MIGRATIONS.length,
  );
  database.close();
});

test('a database that a newer program has changed is refused', async () => {
  await (await openSqlite('newer.db')).close();
  const database = new DatabaseSync(path.join(folder, 'newer.db'));
  database.exec(NEWER);
  database.close();
  await assert.rejects(openSqlite('newer.db'), REFUSED);
});

test('a file that is no database is refused in words, and left as it was', async () => {
  const database = new DatabaseSync(path.join(folder, 'other.db'));
  database.exec('create table registrations (x)');
  database.close();
  await assert.rejects(openSqlite('other.db'), { name: 'StartError', message: /cannot be opened/u });
});

test('nobody but its owner reads the database', { skip: process.platform === 'win32' }, async () => {
  const store = await openSqlite('private.db');
  for (const file of ['private.db', 'private.db-wal']) {
    assert.equal(statSync(path.join(folder, file)).mode & 0o077, 0, file);
  }
  await store.close();
});

test('PostgreSQL: the same, under an advisory lock', { skip: POSTGRES_SKIP }, async () => {
  const url = await emptyPostgresSchema('test_migrations');
  const open = () => openPostgresStore({ url, maxWaiting: 10, log: quiet });
  const stores = await Promise.all([1, 2, 3].map(open));
  await Promise.all(stores.map((store) => store.close()));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id from schema_migrations order by id');
  assert.deepEqual(
    rows.map(({ id }) => id),
    MIGRATIONS.map(({ id }) => id),
  );
  await client.query(NEWER);
  await client.end();
  await assert.rejects(open(), REFUSED);
});

test('PostgreSQL: a server that cannot be reached is told without its password', async () => {
  const url = 'postgres://user:hidden@127.0.0.1:1/database';
  await assert.rejects(openPostgresStore({ url, maxWaiting: 10, log: quiet }), (error: Error) => {
    assert.equal(error.name, 'StartError');
    assert.match(error.message, /^The database of DATABASE_URL cannot be used \(ECONNREFUSED\)\.$/u);
    return true;
  });
});
