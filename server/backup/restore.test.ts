import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { admin } from '#server/testing/admin-run.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { confirmedSubscriptionUnit, registrationUnit } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openTestStore } from '#server/testing/test-website.ts';

const HELD = /Held: (\d+) letters/u;

/** An installation with a backup of two people, and a third one who came after it. */
async function openBackedUp() {
  const folder = temporaryFolder();
  const [dataFolder, backup] = [path.join(folder, 'data'), path.join(folder, 'backups', 'backup.db')];
  for (const each of [dataFolder, path.dirname(backup)]) mkdirSync(each);
  const store = await openTestStore(dataFolder);
  const now = '2026-01-01T00:00:00.000Z';
  await store.run(registrationUnit({ email: 'one@example.com' }, { now }));
  await store.run(registrationUnit({ email: 'two@example.com' }, { now }));
  await store.run(confirmedSubscriptionUnit({ email: 'two@example.com' }, { now }));
  await admin(dataFolder, ['backup', '--out', backup]);
  await store.run(registrationUnit({ email: 'three@example.com' }, { now: '2026-02-01T00:00:00.000Z' }));
  const restore = (...options: string[]) => admin(dataFolder, ['restore', backup, ...options]);
  const outbox = () => admin(dataFolder, ['outbox']);
  return { folder, dataFolder, backup, store, restore, outbox };
}

const asideOf = (dataFolder: string) =>
  readdirSync(dataFolder).filter((name) => name.startsWith('replaced-'));

test('a backup is restored over what a crash left, whose log must not get into it; that is kept whole', async () => {
  const { folder, dataFolder, backup, store } = await openBackedUp();
  const crashed = path.join(folder, 'crashed');
  cpSync(dataFolder, crashed, { recursive: true });
  await store.close();
  assert.ok(existsSync(path.join(crashed, 'website.db-wal')));
  const said = await admin(crashed, ['restore', backup]);
  assert.match(said, /2 registrations, 0 messages, 1 subscription/u);
  assert.match(said, /has what the backup lacks: 1 registration/u);
  assert.match(await admin(crashed, ['search', 'example.com']), /\n3 found$/u);
  const [aside = ''] = asideOf(crashed);
  const replaced = new DatabaseSync(path.join(crashed, aside, 'website.db'), { readOnly: true });
  assert.equal(replaced.prepare('select count(*) as n from registrations').get()?.['n'], 3);
  replaced.close();
});

test('the log of a damaged database never gets into the one that is restored', async () => {
  const { folder, dataFolder, backup, store } = await openBackedUp();
  const crashed = path.join(folder, 'crashed');
  cpSync(dataFolder, crashed, { recursive: true });
  await store.close();
  const file = path.join(crashed, 'website.db');
  writeFileSync(file, Buffer.concat([Buffer.alloc(100, 'x'), readFileSync(file).subarray(100)]));
  await admin(crashed, ['restore', backup]);
  const restored = new DatabaseSync(file);
  assert.equal(restored.prepare('pragma integrity_check').get()?.['integrity_check'], 'ok');
  assert.equal(restored.prepare('select count(*) as n from registrations').get()?.['n'], 2);
  restored.close();
  const [aside = ''] = asideOf(crashed);
  assert.ok(readdirSync(path.join(crashed, aside)).includes('website.db-wal'), 'kept with its own database');
});

test('a restore is refused while a server runs, and works once it was killed', async () => {
  const { folder, dataFolder, store, restore } = await openBackedUp();
  await assert.rejects(restore(), /has the database open: stop it first/u);
  await store.close();
  const site = path.join(folder, 'site');
  mkdirSync(site);
  writeSiteFixture(site);
  const server = await startServerProcess({ DATA_DIR: dataFolder, SITE_DIR: site });
  await assert.rejects(restore(), /has the database open: stop it first/u);
  await server.end('SIGKILL');
  assert.deepEqual(asideOf(dataFolder), []);
  assert.match(await restore(), /2 registrations/u);
});

test('letters that were sent since the backup are not sent again; those known to wait still wait', async () => {
  const { store, restore, outbox } = await openBackedUp();
  await store.run([
    {
      sql: "update outbox set state = 'sent', sent_at = due_at where kind = 'registration-notice'",
      values: [],
    },
  ]);
  await store.close();
  assert.doesNotMatch(await restore(), HELD);
  assert.match(await outbox(), /^due: 3 .*\nsent: 2 /u);
});

test('where nothing is known of the time since, letters are held until a person decides', async () => {
  const { dataFolder, store, restore, outbox } = await openBackedUp();
  await store.close();
  writeFileSync(path.join(dataFolder, 'website.db'), 'damaged beyond all reading'.repeat(400));
  const said = await restore();
  assert.match(said, /Held: 5 letters/u);
  assert.match(said, /is damaged: what it has/u);
  assert.match(await outbox(), /^parked: 5 /u);
  assert.equal(await admin(dataFolder, ['outbox', 'retry']), '0 letters put back in line');
  assert.equal(await admin(dataFolder, ['outbox', 'retry', '--held']), '5 letters put back in line');
  rmSync(path.join(dataFolder, 'website.db'));
  assert.doesNotMatch(await restore('--send-letters'), HELD);
  assert.match(await outbox(), /^due: 5 /u);
});

test('who was erased or unsubscribed after the backup stays so, whatever became of the database', async () => {
  const { folder, dataFolder, backup, store, restore } = await openBackedUp();
  await admin(dataFolder, ['erase', '--email', 'one@example.com', '--yes']);
  await admin(dataFolder, ['unsubscribe', '--email', 'two@example.com']);
  await store.close();
  rmSync(path.join(dataFolder, 'website.db'));
  assert.match(await restore(), /Taken back again, as their people had asked: 2 rows/u);
  assert.match(await admin(dataFolder, ['search', 'example.com']), /two@example\.com[^]*\n1 found$/u);
  const elsewhere = path.join(folder, 'elsewhere');
  for (const name of ['secret', 'erasures.log']) {
    cpSync(path.join(dataFolder, name), path.join(path.dirname(backup), name));
  }
  assert.match(await admin(elsewhere, ['restore', backup]), /Taken back again.*: 2 rows/u);
  const stranger = path.join(folder, 'stranger');
  const other = { APP_SECRET: 'another secret than that of the notes' };
  assert.match(await admin(stranger, ['restore', backup], other), /WARNING: 2 notes .* another secret/u);
});

test('what is no whole backup of this site is refused, and nothing has changed', async () => {
  const { folder, dataFolder, store, backup } = await openBackedUp();
  await store.close();
  const bad = path.join(folder, 'bad.db');
  const refused = async (reason: RegExp) => {
    await assert.rejects(admin(dataFolder, ['restore', bad]), { name: 'StartError', message: reason });
    assert.match(await admin(dataFolder, ['registrations', 'list']), /\n3 registrations$/u);
    assert.deepEqual(asideOf(dataFolder), []);
    assert.deepEqual(
      readdirSync(dataFolder).filter((name) => name.startsWith('restoring')),
      [],
    );
  };
  await refused(/does not exist/u);
  writeFileSync(bad, 'a text');
  await refused(/no usable database/u);
  rmSync(bad);
  new DatabaseSync(bad).exec('create table other (id)');
  await refused(/no database of this site/u);
  cpSync(backup, bad);
  const newer = new DatabaseSync(bad);
  newer.exec("insert into schema_migrations values (999, 'later', '')");
  newer.close();
  await refused(/newer than this program/u);
});
