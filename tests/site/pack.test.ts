import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { extract, list } from 'tar';
import * as v from 'valibot';
import { call } from '#server/testing/http-call.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { failToStart, runAdmin, startServerProcess } from '#server/testing/server-process.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { packProject } from '../../scripts/pack/pack-project.ts';

// Far from every node_modules.
const folder = temporaryFolder();
const unpacked = path.join(folder, 'unpacked');
const [server, admin] = ['server.mjs', 'admin.mjs'].map((name) => path.join(unpacked, name));
let archive = '';

before(async () => {
  archive = await packProject(folder);
  mkdirSync(unpacked);
  await extract({ file: archive, cwd: unpacked, strip: 1 });
});

test('a packed project runs with node alone: pages, search, forms, backups, admin command', async () => {
  const environment = { DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: path.join(folder, 'backups') };
  const running = await startServerProcess(environment, server);
  assert.equal((await call(running.port, '/en')).status, 200);
  const found = await call(running.port, `/search?q=${encodeURIComponent('ندوات')}`);
  assert.equal(found.status, 200);
  assert.doesNotMatch(running.output(), /"level":50/u, 'the search page was rendered, no error logged');
  const { register } = await openFormClient(running.port);
  assert.equal((await register({ ...REGISTRATION, email: 'packed@example.com' })).status, 201);
  while (!running.output().includes('backed up')) await new Promise(setImmediate);
  assert.equal(await running.end('SIGTERM'), 0);

  const listed = await runAdmin(['registrations', 'list'], environment, admin);
  assert.match(listed.output, /packed@example\.com/u);
  const checked = await runAdmin(['check'], environment, admin);
  assert.match(checked.output, /Healthy/u);
});

test('a node that is too old is told so in one sentence', async () => {
  const file = path.join(unpacked, 'package.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/>=\d+/u, '>=999'));
  const { exitCode, output } = await failToStart({}, server);
  writeFileSync(file, text);
  assert.equal(exitCode, 1);
  assert.match(output, /^This website needs Node 999 or newer \(this is v[\d.]+\): \S+\n$/u);
});

test('the same build gives the same archive: sorted files, none with a time or an owner of this machine', async () => {
  const entries: { path: string; time: number | undefined; owner: string | undefined }[] = [];
  await list({
    file: archive,
    onReadEntry: ({ path: name, mtime, uname }) =>
      entries.push({ path: name, time: mtime?.getTime(), owner: uname }),
  });
  const names = entries.map((entry) => entry.path);
  assert.deepEqual(names, names.toSorted());
  assert.equal(new Set(entries.map(({ time }) => time)).size, 1);
  assert.deepEqual(new Set(entries.map(({ owner }) => owner)), new Set(['']));
});

const billSchema = v.object({ components: v.array(v.object({ name: v.string(), version: v.string() })) });

test('what runs it brings its papers, its bill of materials, and the licence of every package in it', () => {
  const licences = readFileSync(path.join(unpacked, 'LICENSES.txt'), 'utf8');
  const { dependencies } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  for (const [name, version] of Object.entries(dependencies)) {
    assert.ok(licences.includes(`${name} ${version}\n`), name);
  }
  assert.doesNotMatch(licences, /without a licence/u);
  const bill = readFileSync(path.join(unpacked, 'sbom.cdx.json'), 'utf8');
  const { components } = v.parse(billSchema, JSON.parse(bill));
  const heads = components.map(({ name, version }) => `${name} ${version}`);
  for (const head of heads) assert.ok(licences.includes(`${head}\n`), `${head} has its licence`);
  for (const [name, version] of Object.entries(dependencies))
    assert.ok(heads.includes(`${name} ${version}`), name);
  assert.doesNotMatch(bill, /timestamp|serialNumber/u, 'the same packages give the same bill');
  assert.ok(readFileSync(path.join(unpacked, '.env.example'), 'utf8').includes('DATA_DIR'));
});
