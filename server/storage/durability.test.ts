import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openFormClient } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { compilePreloaded } from '#server/testing/preloaded.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const VISITORS = 16;
// Few enough that no checkpoint of SQLite syncs everything anyway: then the test could not fail.
const ENOUGH = 50;

const folder = temporaryFolder();
const shim = compilePreloaded('keep-synced-files.c', folder);
const skip = shim === undefined && 'a power cut is simulated on Linux, where a C compiler (cc) is installed';

/** A data folder on a disk that keeps only what was synced. */
function losingDisk(name: string) {
  const dataFolder = path.join(folder, name);
  const keptFolder = path.join(folder, `${name}-after-power-cut`);
  mkdirSync(dataFolder);
  mkdirSync(keptFolder);
  const variables = { LD_PRELOAD: shim ?? '', WATCHED_FOLDER: dataFolder, KEPT_FOLDER: keptFolder };
  return { dataFolder, keptFolder, variables };
}

function emailsIn(databaseFolder: string): string[] {
  const database = new DatabaseSync(path.join(databaseFolder, 'website.db'));
  const rows = database.prepare('select email from registrations').all();
  assert.equal(database.prepare('pragma integrity_check').get()?.['integrity_check'], 'ok');
  database.close();
  return rows.map((row) => String(row['email']));
}

test('after a power cut every acknowledged registration is on the disk', { skip }, async () => {
  const siteFolder = path.join(folder, 'site');
  mkdirSync(siteFolder);
  writeSiteFixture(siteFolder);
  const { dataFolder, keptFolder, variables } = losingDisk('server');
  const server = await startServerProcess({
    ...variables,
    SITE_DIR: siteFolder,
    DATA_DIR: dataFolder,
    RATE_PER_MINUTE: '100000',
    RATE_PER_HOUR: '100000',
  });
  const { register } = await openFormClient(server.port);
  const acknowledged = new Set<string>();
  let sent = 0;
  let cut: Promise<number | null> | undefined;
  async function visit(): Promise<void> {
    while (cut === undefined) {
      sent += 1;
      const email = `visitor${sent}@example.com`;
      const answer = await register({ ...REGISTRATION, email }).catch(() => undefined);
      if (answer?.status === 201) acknowledged.add(email);
      if (acknowledged.size >= ENOUGH) cut ??= server.end('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await cut;
  assert.equal(
    readFileSync(path.join(keptFolder, 'secret'), 'utf8'),
    readFileSync(path.join(dataFolder, 'secret'), 'utf8'),
    'the secret is kept as well: with another one nothing that was stored would be recognised',
  );
  const stored = new Set(emailsIn(keptFolder));
  assert.deepEqual(
    [...acknowledged].filter((email) => !stored.has(email)),
    [],
  );
});

test('the same power cut loses the rows of a database that does not wait for the disk', { skip }, () => {
  const { dataFolder, keptFolder, variables } = losingDisk('careless');
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(path.join(dataFolder, 'website.db'))});
    database.exec('pragma journal_mode = wal; pragma synchronous = full; create table registrations (email)');
    database.exec("insert into registrations values ('synced@example.com'); pragma synchronous = normal");
    database.exec("insert into registrations values ('lost@example.com')");
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['-e', script], { env: { ...process.env, ...variables } });
  assert.deepEqual(emailsIn(dataFolder), ['synced@example.com', 'lost@example.com']);
  assert.deepEqual(emailsIn(keptFolder), ['synced@example.com']);
});
