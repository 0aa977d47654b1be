import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { registrationUnit } from '#server/testing/submissions.ts';
import { openTestStore } from '#server/testing/test-website.ts';
import { backupsIn } from './backup-folder.ts';
import { appendErasureNotes, erasureNote, readErasureNotes } from './erasure-notes.ts';
import { runBackups } from './run-backups.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A log that keeps what it is told, and tells when something was. */
function listeningLog() {
  const said: string[] = [];
  let tell = (): void => {};
  const write = (_fields: object, message: string): void => {
    said.push(message);
    tell();
  };
  const next = () => new Promise<void>((resolve) => (tell = resolve));
  return { log: { info: write, warn: write, error: write }, said, next };
}

async function openInstallation() {
  const folder = temporaryFolder();
  const dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  writeFileSync(path.join(dataFolder, 'secret'), 'a secret', { mode: 0o600 });
  const store = await openTestStore(dataFolder);
  await store.run(registrationUnit({}));
  const settings = { folder: path.join(folder, 'backups'), everyHours: 24, keepDays: 2, keepWeeks: 0 };
  return { folder, dataFolder, settings };
}

test('the server copies its database when a copy is due, with all that a restore needs, and lets old ones go', async () => {
  const { dataFolder, settings } = await openInstallation();
  const note = erasureNote(keyedHash('x'), 'gone@example.com', 'everything', new Date(0));
  appendErasureNotes(dataFolder, [note]);
  const start = Date.parse('2026-11-21T12:00:00Z');
  for (const hours of [0, 23, 24, 48, 71, 72]) {
    const { log } = listeningLog();
    const backups = runBackups({ settings, dataFolder, log, now: () => new Date(start + hours * HOUR_MS) });
    await backups.finished;
    await backups.stop();
  }
  assert.deepEqual(
    backupsIn(settings.folder).map(({ at }) => (at.getTime() - start) / HOUR_MS),
    [72, 48],
  );
  assert.deepEqual(readErasureNotes(settings.folder), [note]);
  assert.equal(readFileSync(path.join(settings.folder, 'secret'), 'utf8'), 'a secret');
  for (const name of readdirSync(settings.folder)) {
    assert.equal(statSync(path.join(settings.folder, name)).mode & 0o077, 0, `${name} is its owner's alone`);
  }
  const [newest] = backupsIn(settings.folder);
  const copy = new DatabaseSync(path.join(settings.folder, newest?.name ?? ''), { readOnly: true });
  assert.equal(copy.prepare('select count(*) as n from registrations').get()?.['n'], 1);
  copy.close();
});

test('a copy that fails is said in the log and tried again, and none is deleted for it', async () => {
  const { folder, dataFolder, settings } = await openInstallation();
  writeFileSync(path.join(folder, 'backups'), 'no folder');
  const { log, said, next } = listeningLog();
  const backups = runBackups({ settings, dataFolder, log, tickMs: 20 });
  await next();
  await next();
  await backups.stop();
  assert.match(said[0] ?? '', /could not be backed up/u);
  assert.equal(said[1], said[0]);
});
