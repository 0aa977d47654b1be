import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ADMIN_NOW, admin as run, openData } from '#server/testing/admin-run.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { registrationUnit } from '#server/testing/submissions.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Nothing listens there. */
const NO_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };

/** An installation with everything that a healthy one has. */
async function openHealthy() {
  const { folder, dataFolder, store } = await openData();
  const [SITE_DIR, BACKUP_DIR] = [path.join(folder, 'site'), path.join(folder, 'backups')];
  mkdirSync(SITE_DIR);
  writeSiteFixture(SITE_DIR);
  const variables: Record<string, string> = { SITE_DIR, BACKUP_DIR, PORT: '1' };
  await run(dataFolder, ['backup'], variables);
  const check = (more: Record<string, string> = {}, said: string[] = []) =>
    run(dataFolder, ['check'], { ...variables, ...more }, said);
  return { dataFolder, store, SITE_DIR, BACKUP_DIR, check };
}

test('a healthy installation is told so on one screen', async () => {
  const { dataFolder, SITE_DIR, check } = await openHealthy();
  const server = await startServerProcess({ DATA_DIR: dataFolder, SITE_DIR });
  const said = await check({ PORT: String(server.port) });
  for (const about of [
    'Settings',
    'Site',
    'Disk',
    'Secret',
    'Database',
    'Letters',
    'Clock',
    'Backup',
    'Server',
  ]) {
    assert.match(said, new RegExp(`^ok {4}${about} `, 'mu'));
  }
  assert.match(said, /^Healthy: 0 to put right/mu);
  assert.ok(said.split('\n').length <= 24, 'one screen');
});

test('what has to be put right is named, and the command fails', async () => {
  const { dataFolder, store, BACKUP_DIR, check } = await openHealthy();
  const unhealthy = async (named: RegExp, more: Record<string, string> = {}) => {
    const said: string[] = [];
    await assert.rejects(check(more, said), { name: 'UnhealthyError', message: /: 1 to put right/u });
    assert.match(said.join(''), named);
  };
  await unhealthy(/^FAIL {2}Site +there is none/mu, { SITE_DIR: '/nowhere' });
  await unhealthy(/^FAIL {2}Backup +none in/mu, { BACKUP_DIR: path.join(BACKUP_DIR, 'other') });
  chmodSync(path.join(dataFolder, 'secret'), 0o644);
  await unhealthy(/^FAIL {2}Secret .*can be read by\s+others/mu);
  chmodSync(path.join(dataFolder, 'secret'), 0o600);
  await store.run([{ sql: 'delete from outbox', values: [] }]);
  await unhealthy(/^FAIL {2}Mail +127\.0\.0\.1 cannot be reached/mu, NO_MAIL);
  const later = new Date(ADMIN_NOW.getTime() + HOUR_MS).toISOString();
  await store.run(registrationUnit({ email: 'later@example.com' }, { now: later }));
  await unhealthy(/^FAIL {2}Clock /mu);
  await store.close();
  writeFileSync(path.join(dataFolder, 'website.db'), 'damaged'.repeat(2_000));
  await unhealthy(/^FAIL {2}Database +file is not a database/mu);
});
