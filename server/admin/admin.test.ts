import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { messageUnit } from '#server/forms/contact/message-statements.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { subscriptionUnit } from '#server/forms/newsletter/subscription-statements.ts';
import { runAdmin } from '#server/testing/server-process.ts';
import { REGISTRATION } from '#server/testing/form-client.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openTestStore } from '#server/testing/test-website.ts';
import { registrationUnit } from '#server/forms/workshop/registration-statements.ts';

const folder = temporaryFolder();
const dataFolder = path.join(folder, 'data');
mkdirSync(dataFolder);
const admin = (...args: string[]) => runAdmin(args, { DATA_DIR: dataFolder });
// Open as the server has it, while the commands run.
const store = await openTestStore(dataFolder);
const hash = keyedHash('x'.repeat(64));

before(async () => {
  const register = (input: Partial<typeof REGISTRATION>, now: string) =>
    store.run(registrationUnit({ ...REGISTRATION, ...input }, 'ar', hash, now));
  await register({ email: 'old@example.com' }, '2024-01-01T00:00:00.000Z');
  await register(
    { email: 'formula@example.com', employer: '=HYPERLINK("x")', phone: '+966 50 123 4567' },
    '2025-05-01T00:00:00.000Z',
  );
  await register(
    { email: 'Victim@secret-domain.example', workshop: 'ورشة أخرى' },
    '2025-05-02T00:00:00.000Z',
  );
  const message = {
    name: 'V',
    company: '',
    email: 'victim@secret-domain.example',
    phone: '',
    subject: '',
    message: 'a\nb',
  };
  await store.run(messageUnit(message, 'ar'));
  await store.run(subscriptionUnit({ email: 'victim@secret-domain.example' }, 'ar'));
});

test('lists show what there is, filtered by day and workshop', async () => {
  assert.match((await admin('registrations', 'list')).output, /3 registrations/u);
  assert.match((await admin('registrations', 'list', '--since', '2025-01-01')).output, /2 registrations/u);
  assert.match((await admin('registrations', 'list', '--workshop', 'ورشة أخرى')).output, /1 registrations/u);
  assert.match((await admin('messages', 'list')).output, /1 messages/u);
  assert.match((await admin('subscriptions', 'list')).output, /1 subscriptions/u);
  assert.match((await admin('outbox')).output, /^due: 9 /mu);
});

test('an export opens in a spreadsheet: Arabic is read as Arabic, formulas are not computed', async () => {
  const file = path.join(folder, 'registrations.csv');
  const { output, exitCode } = await admin('registrations', 'export', '--out', file);
  assert.equal(exitCode, 0, output);
  const csv = readFileSync(file, 'utf8');
  assert.match(csv, /^\ufeffcreated_at,workshop,first_name/u);
  assert.match(csv, /,"'=HYPERLINK\(""x""\)",/u);
  assert.match(csv, /,\+966 50 123 4567,/u, 'a phone number is left as it is');
  assert.equal(csv.split('\r\n').length, 5);
  assert.equal(statSync(file).mode & 0o077, 0, 'nobody but its owner reads it');
  assert.match((await admin('messages', 'export')).output, /"a\nb"/u);
});

test('a command that is written wrong says what is missing and does nothing', async () => {
  for (const [args, expected] of [
    [[], /npm run admin/u],
    [['registrations'], /npm run admin/u],
    [['constructor'], /npm run admin/u],
    [['--nonsense'], /nonsense/u],
    [['person'], /--email is needed/u],
    [['backup'], /--out is needed/u],
    [['messages', 'list', '--workshop', 'x'], /--workshop goes with registrations/u],
    [['purge', '--before', 'yesterday', '--yes'], /--before is a day/u],
    [['purge', '--before', '2030-01-01'], /--yes/u],
    [['erase', '--email', 'old@example.com'], /would delete 1 registrations.*--yes/u],
  ] as const) {
    const { output, exitCode } = await admin(...args);
    assert.equal(exitCode, 64, args.join(' '));
    assert.match(output, expected);
  }
  assert.match((await admin('registrations', 'list')).output, /3 registrations/u);
});

test('a backup is a whole database of its own', async () => {
  const file = path.join(folder, 'backup.db');
  const { output, exitCode } = await admin('backup', '--out', file);
  assert.equal(exitCode, 0, output);
  assert.equal(statSync(file).mode & 0o077, 0);
  const copy = new DatabaseSync(file, { readOnly: true });
  assert.equal(copy.prepare('select count(*) as n from registrations').get()?.['n'], 3);
  copy.close();
});

test('a person can be shown everything and erased everywhere, down to the bytes in the files', async () => {
  const { output } = await admin('person', '--email', 'VICTIM@secret-domain.example');
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
  const erased = await admin('erase', '--email', 'victim@secret-domain.example', '--yes');
  assert.match(erased.output, /^3 rows erased/u);
  assert.deepEqual(filesWithTraces(), []);
  assert.match((await admin('outbox')).output, /^due: 4 /mu);
  assert.match((await admin('registrations', 'list')).output, /2 registrations/u);
});

test('what is older than promised can be deleted', async () => {
  assert.match((await admin('purge', '--before', '2025-01-01', '--yes')).output, /^1 rows deleted/u);
  assert.match((await admin('registrations', 'list')).output, /1 registrations/u);
});
