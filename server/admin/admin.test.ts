import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import * as v from 'valibot';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { openSqliteAdminStore } from '#server/storage/sqlite-admin-store.ts';
import { runAdmin } from '#server/testing/server-process.ts';
import { messageUnit, registrationUnit, subscriptionUnit } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openTestStore } from '#server/testing/test-website.ts';
import { parseCommandLine } from './command-line.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');

/** A data folder with some submissions, open as the running server has it, and the commands on it. */
async function openData() {
  const folder = temporaryFolder();
  const dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  const store = await openTestStore(dataFolder);
  await store.run(registrationUnit({ email: 'old@example.com' }, { now: '2024-01-01T00:00:00.000Z' }));
  const formula = { email: 'formula@example.com', employer: '=HYPERLINK("x")', phone: '+966 50 123 4567' };
  await store.run(registrationUnit(formula, { now: '2025-05-01T00:00:00.000Z' }));
  const victim = { email: 'Victim@secret-domain.example' };
  await store.run(
    registrationUnit({ ...victim, workshop: 'ورشة أخرى' }, { now: '2025-05-02T00:00:00.000Z' }),
  );
  await store.run(messageUnit({ ...victim, message: 'a\nb' }, { now: '2026-02-01T00:00:00.000Z' }));
  await store.run(subscriptionUnit(victim, { now: '2024-01-01T00:00:00.000Z' }));

  /** Runs a command in this process; yields what it says and prints. */
  async function admin(...args: string[]): Promise<string> {
    const { command, options } = parseCommandLine(args);
    const adminStore = openSqliteAdminStore(path.join(dataFolder, 'website.db'));
    let output = '';
    const write = (text: string): void => {
      output += text;
    };
    try {
      const hash = keyedHash('a secret for tests');
      await command({ store: adminStore, hash, now: NOW, options, print: write, note: write });
    } finally {
      await adminStore.close();
    }
    return output;
  }
  return { folder, dataFolder, admin };
}

test('lists show what there is, filtered by day and workshop', async () => {
  const { admin } = await openData();
  assert.match(await admin('registrations', 'list'), /3 registrations$/u);
  assert.match(await admin('registrations', 'list', '--since', '2025-01-01'), /2 registrations$/u);
  assert.match(await admin('registrations', 'list', '--workshop', 'ورشة أخرى'), /1 registrations$/u);
  assert.match(await admin('messages', 'list'), /1 messages$/u);
  assert.match(await admin('subscriptions', 'list'), /1 subscriptions$/u);
  assert.match(await admin('outbox'), /^due: 9 /mu);
});

test('an export opens in a spreadsheet: Arabic is read as Arabic, formulas are not computed', async () => {
  const { admin, folder } = await openData();
  const file = path.join(folder, 'registrations.csv');
  assert.match(await admin('registrations', 'export', '--out', file), /^3 registrations written to/u);
  const csv = readFileSync(file, 'utf8');
  assert.match(csv, /^\ufeffcreated_at,first_name,/u);
  assert.match(csv, /,"'=HYPERLINK\(""x""\)",/u);
  assert.match(csv, /,\+966 50 123 4567,/u, 'a phone number is left as it is');
  assert.equal(csv.split('\r\n').length, 5);
  assert.equal(statSync(file).mode & 0o077, 0, 'nobody but its owner reads it');
  assert.match(await admin('messages', 'export'), /"a\nb"/u);
});

test('a command that is written wrong says what is missing and does nothing', async () => {
  const { admin } = await openData();
  for (const [args, expected] of [
    [[], /npm run admin/u],
    [['registrations'], /npm run admin/u],
    [['constructor'], /npm run admin/u],
    [['--nonsense'], /nonsense/u],
    [['person'], /--email is needed/u],
    [['backup'], /--out is needed/u],
    [['messages', 'list', '--workshop', 'x'], /--workshop goes with registrations/u],
    [['purge', '--before', 'yesterday', '--yes'], /--before is a day/u],
    [['purge', '--before', '2025-02-30', '--yes'], /--before is a day/u],
    [['purge', '--before', '2030-01-01'], /would destroy 3 registrations, 1 messages.*--yes/u],
    [['erase', '--email', 'old@example.com'], /would delete 1 registrations.*--yes/u],
  ] as const) {
    await assert.rejects(admin(...args), { name: 'UsageError', message: expected }, args.join(' '));
  }
  assert.match(await admin('registrations', 'list'), /3 registrations$/u);
});

test('as a program: results to standard output, what is wrong with an exit code of its own', async () => {
  const { dataFolder } = await openData();
  const environment = { DATA_DIR: dataFolder };
  const listed = await runAdmin(['subscriptions', 'list'], environment);
  assert.equal(listed.exitCode, 0, listed.output);
  assert.match(listed.output, /1 subscriptions/u);
  const wrong = await runAdmin(['person'], environment);
  assert.equal(wrong.exitCode, 64);
  assert.match(wrong.output, /--email is needed/u);
});

test('a backup is a whole database of its own', async () => {
  const { admin, folder } = await openData();
  const file = path.join(folder, 'backup.db');
  await admin('backup', '--out', file);
  assert.equal(statSync(file).mode & 0o077, 0);
  const copy = new DatabaseSync(file, { readOnly: true });
  assert.equal(copy.prepare('select count(*) as n from registrations').get()?.['n'], 3);
  copy.close();
});

test('a person can be shown everything and erased everywhere, down to the bytes in the files', async () => {
  const { admin, dataFolder } = await openData();
  const output = await admin('person', '--email', 'VICTIM@secret-domain.example');
  const shown = v.parse(v.record(v.string(), v.array(v.unknown())), JSON.parse(output));
  assert.deepEqual(
    Object.entries(shown).map(([table, rows]) => `${table} ${rows.length}`),
    ['registrations 1', 'messages 1', 'subscriptions 1'],
  );
  const filesWithTraces = () =>
    readdirSync(dataFolder).filter((file) =>
      readFileSync(path.join(dataFolder, file)).toString('latin1').toLowerCase().includes('secret-domain'),
    );
  assert.notDeepEqual(filesWithTraces(), []);
  assert.match(await admin('erase', '--email', 'victim@secret-domain.example', '--yes'), /^3 rows erased/u);
  assert.deepEqual(filesWithTraces(), []);
  assert.match(await admin('outbox'), /^due: 4 /mu);
  assert.match(await admin('registrations', 'list'), /2 registrations$/u);
});

test('what was kept for as long as promised is destroyed by hand as by the server; addresses of the newsletter stay', async () => {
  const { admin } = await openData();
  assert.equal(await admin('purge', '--dry-run'), 'This would destroy 1 registrations, 0 messages.');
  assert.equal(await admin('purge', '--yes', '--dry-run'), 'This would destroy 1 registrations, 0 messages.');
  assert.equal(await admin('purge', '--yes'), 'Destroyed: 1 registrations, 0 messages');
  assert.equal(
    await admin('purge', '--before', '2025-05-02', '--yes'),
    'Destroyed: 1 registrations, 0 messages',
  );
  assert.match(await admin('registrations', 'list'), /1 registrations$/u);
  assert.match(await admin('subscriptions', 'list'), /1 subscriptions$/u);
});
