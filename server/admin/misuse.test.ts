import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { admin as run, openData } from '#server/testing/admin-run.ts';
import { runAdmin } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const filesIn = (folder: string) => readdirSync(folder).toSorted();

test('a command that is written wrong says what is wrong with it and does nothing', async () => {
  const { admin, dataFolder, folder } = await openData();
  await admin('registrations', 'list');
  const before = filesIn(dataFolder);
  const out = path.join(folder, 'there.csv');
  writeFileSync(out, 'mine');
  symlinkSync(path.join(dataFolder, 'website.db'), path.join(folder, 'link.db'));
  const wrong: [string[], RegExp][] = [
    [[], /Say what to do\.[^]*Usage: npm run admin/u],
    [['registrations'], /Say what to do with it/u],
    [['constructor'], /unknown command 'constructor'/u],
    [['--nonsense'], /unknown option '--nonsense'/u],
    [['person'], /'--email <address>' not specified/u],
    [['person', '--email', 'nobody'], /no email address/u],
    [['registrations', 'list', '--email', 'x@example.com'], /unknown option '--email'/u],
    [['messages', 'list', '--workshop', 'x'], /unknown option '--workshop'/u],
    [['registrations', 'list', 'today'], /too many arguments/u],
    [['registrations', 'list', '--since', 'gestern'], /no day of the calendar/u],
    [['registrations', 'list', '--until', '2025-02-30'], /no day of the calendar/u],
    [['purge', '--before', 'yesterday', '--yes'], /no day of the calendar/u],
    [['purge', '--before', '2025-99-99', '--yes'], /no day of the calendar/u],
    [['purge', '--before', '2030-01-01'], /would destroy 3 registrations, 1 message.*--yes/u],
    [['erase', '--email', 'old@example.com'], /would delete 1 registration.*--yes/u],
    [['registrations', 'export', '--force'], /--force goes with --out/u],
    [['registrations', 'export', '--out', '/nope/x.csv'], /The folder \/nope does not exist/u],
    [['registrations', 'export', '--out', folder], /is a folder/u],
    [['registrations', 'export', '--out', out], /exists: .*--force/u],
    ...['website.db', 'website.db-wal', 'website.db-new', 'secret', 'erasures.log'].map(
      (name): [string[], RegExp] => [
        ['registrations', 'export', '--force', '--out', path.join(dataFolder, name)],
        /belongs to the installation itself/u,
      ],
    ),
    [
      ['messages', 'export', '--force', '--out', path.join(folder, 'link.db')],
      /belongs to the installation/u,
    ],
    [['backup'], /--out FILE, or set BACKUP_DIR/u],
    [['backup', '--force'], /--force goes with --out/u],
    [['backup', '--out', path.join(dataFolder, 'website.db')], /belongs to the installation/u],
    [['outbox', 'discard'], /Say which/u],
    [['outbox', 'discard', '--parked'], /would discard every parked letter.*--yes/u],
    [['outbox', 'retry', '--held', 'x'], /Either --held or/u],
    [['outbox', '--retry'], /unknown option '--retry'/u],
  ];
  for (const [args, expected] of wrong) {
    await assert.rejects(admin(...args), { name: 'UsageError', message: expected }, args.join(' '));
  }
  assert.match(await admin('registrations', 'list'), /3 registrations$/u);
  assert.equal(readFileSync(out, 'utf8'), 'mine');
  assert.deepEqual(filesIn(dataFolder), before);
  assert.match(await admin('registrations', 'export', '--out', out, '--force'), /^3 registrations written/u);
  assert.equal(statSync(out).mode & 0o077, 0, 'nobody but its owner reads it');
});

test('a wrong data folder is said, and no new database is made there', async () => {
  const folder = temporaryFolder();
  await assert.rejects(run(folder, ['registrations', 'list']), /There is no database in/u);
  assert.deepEqual(filesIn(folder), []);
});

test('as a program: results to standard output, what is wrong with an exit code of its own', async () => {
  const { dataFolder } = await openData();
  const environment = { DATA_DIR: dataFolder };
  const listed = await runAdmin(['subscriptions', 'list'], environment);
  assert.equal(listed.exitCode, 0, listed.output);
  assert.match(listed.output, /1 subscription/u);
  const wrong = await runAdmin(['person'], environment);
  assert.equal(wrong.exitCode, 64);
  assert.match(wrong.output, /--email/u);
  const help = await runAdmin(['--help'], environment);
  assert.equal(help.exitCode, 0);
  assert.match(help.output, /^Usage: npm run admin/u);
});
