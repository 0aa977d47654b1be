import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openFormClient } from '#server/testing/form-client.ts';
import { call } from '#server/testing/http-call.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { openTestStore, startTestWebsite } from '#server/testing/test-website.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const folder = temporaryFolder();

/** A site whose data folder a test may do anything to. */
async function siteWithData(name: string) {
  const dataFolder = path.join(folder, name);
  mkdirSync(dataFolder);
  const { port } = await startTestWebsite({ store: await openTestStore(dataFolder) });
  const { register } = await openFormClient(port);
  const send = async (email: string) => (await register({ ...REGISTRATION, email })).status;
  const isReady = async () => (await call(port, '/readyz')).status === 200;
  assert.deepEqual([await send('before@example.com'), await isReady()], [201, true]);
  return { dataFolder, file: path.join(dataFolder, 'website.db'), send, isReady };
}

function emailsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select email from registrations order by email').all();
  database.close();
  return rows.map((row) => row['email']);
}

test('nothing is acknowledged that would not be there after a restart', async () => {
  for (const [name, change] of Object.entries({
    'the folder is removed': (file: string) => rmSync(path.dirname(file), { recursive: true }),
    'the folder is moved': (file: string) => renameSync(path.dirname(file), `${path.dirname(file)}-aside`),
    'the file is removed': (file: string) => rmSync(file),
    'the log is removed': (file: string) => rmSync(`${file}-wal`),
    'another file takes its place': (file: string) => {
      copyFileSync(file, `${file}-copy`);
      renameSync(`${file}-copy`, file);
    },
  })) {
    const { file, send, isReady } = await siteWithData(name);
    change(file);
    assert.equal(await send('lost@example.com'), 503, name);
    assert.equal(await isReady(), false, name);
  }
});

test('a folder that was away for a while is used again as soon as it is back', async () => {
  const { dataFolder, file, send, isReady } = await siteWithData('back');
  renameSync(dataFolder, `${dataFolder}-away`);
  assert.deepEqual([await send('meanwhile@example.com'), await isReady()], [503, false]);
  renameSync(`${dataFolder}-away`, dataFolder);
  assert.deepEqual([await send('after@example.com'), await isReady()], [201, true]);
  const stored = emailsIn(file);
  for (const email of ['before@example.com', 'after@example.com']) assert.ok(stored.includes(email), email);
});
