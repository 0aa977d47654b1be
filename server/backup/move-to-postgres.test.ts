import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Client } from 'pg';
import { admin as run, openData } from '#server/testing/admin-run.ts';
import { openPostgresStore } from '#server/storage/postgres-store.ts';
import { registrationUnit } from '#server/testing/submissions.ts';
import { emptyPostgresSchema, POSTGRES_SKIP } from '#server/testing/engines.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const skip = { skip: POSTGRES_SKIP };

/** An installation on SQLite that no server runs on, and an empty PostgreSQL database to move to. */
async function openBoth(schema: string) {
  const { dataFolder, store, admin } = await openData();
  await admin('erase', '--email', 'old@example.com', '--yes');
  const person = await admin('person', '--email', 'victim@secret-domain.example');
  const DATABASE_URL = await emptyPostgresSchema(schema);
  const APP_SECRET = readFileSync(path.join(dataFolder, 'secret'), 'utf8').trim();
  const there = (...args: string[]) => run(dataFolder, args, { DATABASE_URL, APP_SECRET });
  const query = async (text: string) => {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  return { dataFolder, store, admin, there, query, person, DATABASE_URL };
}

test('everything moves to PostgreSQL as it was, and the source stays as it was', skip, async () => {
  const { store, admin, there, person } = await openBoth('test_move');
  await assert.rejects(there('move-to-postgres'), /has the database open: stop it first/u);
  await store.close();
  assert.match(
    await there('move-to-postgres'),
    /^Moved and compared row by row: 2 registrations, 1 message/u,
  );
  assert.equal(await there('person', '--email', 'victim@secret-domain.example'), person);
  assert.match(await there('search', 'example'), /\n4 found$/u);
  assert.match(await admin('search', 'example'), /\n4 found$/u);
  await assert.rejects(there('move-to-postgres'), /is not empty .*: nothing was moved/u);
});

test('what does not arrive as it was sent moves nothing at all', skip, async () => {
  const { store, there, query } = await openBoth('test_move_damaged');
  await store.close();
  await assert.doesNotReject(there('outbox'), 'makes the tables');
  await query(`create function alter_one() returns trigger language plpgsql as
    $$ begin new.subject := 'altered'; return new; end $$;
    create trigger altered before insert on messages for each row execute function alter_one()`);
  await assert.rejects(
    there('move-to-postgres'),
    /Not everything of messages arrived .*: nothing was moved/u,
  );
  assert.match(await there('registrations', 'list'), /^0 registrations$/u);
});

test('the secret must come along, or nobody would be recognised', skip, async () => {
  const { dataFolder, store, DATABASE_URL } = await openBoth('test_move_secret');
  await store.close();
  const other = { DATABASE_URL, APP_SECRET: 'another secret, which is long enough to be one' };
  await assert.rejects(run(dataFolder, ['move-to-postgres'], other), /APP_SECRET must be what stands in/u);
});

test('a PostgreSQL database that was restored is put right before a server starts', skip, async () => {
  const { store, there, DATABASE_URL } = await openBoth('test_after_restore');
  await store.close();
  await there('move-to-postgres');
  const email = 'victim@secret-domain.example';
  await there('erase', '--email', email, '--yes');
  const server = await openPostgresStore({ url: DATABASE_URL, maxWaiting: 10, log: quiet });
  // What pg_restore brings back: somebody who was erased meanwhile, and letters as they were.
  await server.run(registrationUnit({ email }, { now: '2025-05-02T00:00:00.000Z' }));
  await assert.rejects(there('after-restore'), /A server is connected to the database: stop it first/u);
  await server.close();
  const said = await there('after-restore');
  assert.match(said, /Taken back again, as their people had asked: 1 rows/u);
  assert.match(said, /Held: \d+ letters/u);
  assert.match(await there('outbox'), /^parked: /u);
  assert.equal(await there('search', email), '0 found');
});
