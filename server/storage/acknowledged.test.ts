import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openFormClient } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const VISITORS = 24;
const ENOUGH = 150;

const folder = temporaryFolder();
const siteFolder = path.join(folder, 'site');
mkdirSync(siteFolder);
writeSiteFixture(siteFolder);
const dataFolder = path.join(folder, 'data');
const environment = {
  SITE_DIR: siteFolder,
  DATA_DIR: dataFolder,
  RATE_PER_MINUTE: '100000',
  RATE_PER_HOUR: '100000',
};

function storedEmails(): Set<unknown> {
  const database = new DatabaseSync(path.join(dataFolder, 'website.db'));
  const rows = database.prepare('select email from registrations').all();
  const letters = database.prepare('select count(*) as n from outbox').get()?.['n'];
  database.close();
  assert.equal(letters, rows.length * 2, 'a registration is never stored without its letters');
  return new Set(rows.map((row) => row['email']));
}

test('a server killed in the middle of many registrations has every acknowledged one after its restart', async () => {
  const server = await startServerProcess(environment);
  const { register } = await openFormClient(server.port);
  const acknowledged = new Set<string>();
  let sent = 0;
  let killed: Promise<number | null> | undefined;
  async function visit(): Promise<void> {
    while (killed === undefined) {
      sent += 1;
      const email = `visitor${sent}@example.com`;
      const answer = await register({ ...REGISTRATION, email }).catch(() => undefined);
      if (answer?.status === 201) acknowledged.add(email);
      if (acknowledged.size >= ENOUGH) killed ??= server.end('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  assert.equal(await killed, null, 'the server was killed, it did not end');
  assert.ok(sent > acknowledged.size, 'registrations were under way when it was killed');

  const restarted = await startServerProcess(environment);
  const again = await (
    await openFormClient(restarted.port)
  ).register({ ...REGISTRATION, email: 'after@example.com' });
  assert.equal(again.status, 201);
  await restarted.end('SIGTERM');
  const stored = storedEmails();
  for (const email of [...acknowledged, 'after@example.com']) assert.ok(stored.has(email), email);
});
