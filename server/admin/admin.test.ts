import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { openData } from '#server/testing/admin-run.ts';

const filesIn = (folder: string) => readdirSync(folder).toSorted();

test('lists show what there is, filtered by day and workshop', async () => {
  const { admin } = await openData();
  assert.match(await admin('registrations', 'list'), /\n3 registrations$/u);
  assert.match(await admin('registrations', 'list', '--since', '2025-01-01'), /\n2 registrations$/u);
  assert.match(await admin('registrations', 'list', '--until', '2025-05-01'), /\n2 registrations$/u);
  assert.match(await admin('registrations', 'list', '--workshop', 'ورشة أخرى'), /\n1 registration$/u);
  assert.match(await admin('messages', 'list'), /2026-02-01 03:00 {2}Victim@.*\n.* a b\n1 message$/u);
  assert.match(await admin('subscriptions', 'list'), /\n1 subscription$/u);
});

test('a day is a day in Riyadh', async () => {
  const { admin } = await openData();
  // 2025-05-01T00:00Z is three in the morning there.
  assert.match(
    await admin('registrations', 'list', '--since', '2025-05-01', '--until', '2025-05-01'),
    /^2025-05-01 03:00 /u,
  );
});

test('a search forgives what people spell differently, and looks in every form', async () => {
  const { admin } = await openData();
  assert.match(await admin('search', 'احمد', 'هيئه'), /^registrations .*named@example\.com[^]*\n1 found$/u);
  assert.match(await admin('search', 'VICTIM'), /\n3 found$/u);
  assert.equal(await admin('search', 'nobody'), '0 found');
});

test('statistics count each workshop and draw it', async () => {
  const { admin } = await openData();
  const shown = await admin('statistics');
  assert.match(shown, /^Registrations by workshop: 3\n {2}2 █+ نقطة تحول \(.+\)\n {2}1 █+▌? ورشة أخرى\n/u);
  for (const line of shown.split('\n')) assert.ok(line.length <= 80, line);
  assert.match(await admin('statistics', '--since', '2025-05-02'), /^Registrations by workshop: 1\n/u);
});

test('each command explains itself, and --help is no mistake', async () => {
  const { admin } = await openData();
  const help = await admin('--help');
  for (const command of [
    'registrations',
    'search',
    'statistics',
    'outbox',
    'unsubscribe',
    'erase',
    'purge',
  ]) {
    assert.match(help, new RegExp(`^ {2}${command}\\b`, 'mu'));
    assert.match(await admin(command, '--help'), /^Usage: npm run admin -- /u);
  }
  assert.match(await admin('registrations', 'export', '--help'), /--out <file>/u);
});

test('letters are counted, listed without a name, put back and discarded', async () => {
  const { admin } = await openData();
  assert.match(await admin('outbox'), /^due: 8 /u);
  const listed = await admin('outbox', 'list', '--state', 'due');
  assert.match(listed, /\n8 letters due$/u);
  assert.doesNotMatch(listed, /@/u);
  const [, id = ''] = /^(\S+) {2}/u.exec(listed) ?? [];
  assert.equal(await admin('outbox', 'discard', id, '--yes'), '1 letter discarded');
  assert.match(await admin('outbox'), /^due: 7 /u);
  assert.equal(await admin('outbox', 'retry'), '0 letters put back in line');
});

test('unsubscribing takes an address off the newsletter and touches nothing else', async () => {
  const { admin } = await openData();
  const said = await admin('unsubscribe', '--email', 'VICTIM@secret-domain.example');
  assert.match(said, /Unsubscribed from the newsletter$/u);
  assert.match(await admin('subscriptions', 'list'), /^0 subscriptions$/u);
  assert.match(await admin('search', 'victim'), /\n2 found$/u);
  assert.match(
    await admin('unsubscribe', '--email', 'victim@secret-domain.example'),
    /not subscribed to the newsletter$/u,
  );
});

test('a person can be shown everything and erased everywhere, down to the bytes in the files', async () => {
  const { admin, dataFolder } = await openData();
  const shown: unknown = JSON.parse(await admin('person', '--email', 'VICTIM@secret-domain.example'));
  assert.ok(typeof shown === 'object' && shown !== null);
  assert.deepEqual(
    Object.entries(shown).map(([table, rows]) => `${table} ${Array.isArray(rows) ? rows.length : ''}`),
    ['registrations 1', 'messages 1', 'subscriptions 1'],
  );
  const filesWithTraces = () =>
    filesIn(dataFolder).filter((file) =>
      readFileSync(path.join(dataFolder, file)).toString('latin1').toLowerCase().includes('secret-domain'),
    );
  assert.notDeepEqual(filesWithTraces(), []);
  assert.match(await admin('erase', '--email', 'victim@secret-domain.example', '--yes'), /^3 rows erased/mu);
  assert.deepEqual(filesWithTraces(), []);
  assert.match(await admin('outbox'), /^due: 4 /mu);
  assert.match(await admin('registrations', 'list'), /2 registrations$/u);
  assert.ok(existsSync(path.join(dataFolder, 'erasures.log')), 'the note lies outside the database too');
});

test('what was kept for as long as promised is destroyed by hand as by the server; addresses of the newsletter stay', async () => {
  const { admin } = await openData();
  assert.equal(
    await admin('purge', '--dry-run'),
    'This would destroy 1 registration, 0 messages, 0 unconfirmed subscriptions.',
  );
  assert.equal(
    await admin('purge', '--yes', '--dry-run'),
    'This would destroy 1 registration, 0 messages, 0 unconfirmed subscriptions.',
  );
  assert.equal(
    await admin('purge', '--yes'),
    'Destroyed: 1 registration, 0 messages, 0 unconfirmed subscriptions',
  );
  assert.equal(
    await admin('purge', '--before', '2025-05-02', '--yes'),
    'Destroyed: 1 registration, 0 messages, 0 unconfirmed subscriptions',
  );
  assert.match(await admin('registrations', 'list'), /1 registration$/u);
  assert.match(await admin('subscriptions', 'list'), /1 subscription$/u);
});
