import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { openFormClient } from '#server/testing/form-client.ts';
import { call } from '#server/testing/http-call.ts';
import { compilePreloaded } from '#server/testing/preloaded.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const folder = temporaryFolder();
const library = compilePreloaded('full-disk.c', folder);
const skip =
  library === undefined && 'a full disk is simulated on Linux, where a C compiler (cc) is installed';
const siteFolder = path.join(folder, 'site');
mkdirSync(siteFolder);
writeSiteFixture(siteFolder);

/** A data folder on a disk that a test can fill and empty. */
function disk(name: string) {
  const dataFolder = path.join(folder, name);
  const full = path.join(folder, `${name}-is-full`);
  return {
    dataFolder,
    fill: () => writeFileSync(full, ''),
    makeRoom: () => rmSync(full),
    start: () =>
      startServerProcess({
        LD_PRELOAD: library ?? '',
        FULL_FOLDER: dataFolder,
        FULL_SWITCH: full,
        SITE_DIR: siteFolder,
        DATA_DIR: dataFolder,
      }),
  };
}

const isReady = async (port: number) => (await call(port, '/readyz')).status === 200;

async function expectPagesOnly(port: number): Promise<void> {
  const { register } = await openFormClient(port);
  assert.equal((await register(REGISTRATION)).status, 503);
  assert.equal(await isReady(port), false);
  assert.equal((await call(port, '/about-us')).status, 200);
}

async function expectFormsAgain(port: number): Promise<void> {
  while (!(await isReady(port))) await new Promise(setImmediate);
  const { register } = await openFormClient(port);
  assert.equal((await register(REGISTRATION)).status, 201);
}

test(
  'a disk that runs full stops the forms, never the pages, and the log says so in words',
  { skip },
  async () => {
    const { fill, makeRoom, start } = disk('running');
    const server = await start();
    assert.equal(await isReady(server.port), true);
    fill();
    await expectPagesOnly(server.port);
    assert.match(server.output(), /disk of DATA_DIR is full/u);
    makeRoom();
    await expectFormsAgain(server.port);
  },
);

test(
  'a server that is started on a full disk serves the pages, and takes forms once there is room',
  { skip },
  async () => {
    const { dataFolder, fill, makeRoom, start } = disk('restarted');
    await (await start()).end('SIGTERM');
    const secret = readFileSync(path.join(dataFolder, 'secret'), 'utf8');
    fill();
    const server = await start();
    await expectPagesOnly(server.port);
    assert.match(server.output(), /disk of DATA_DIR is full/u);
    makeRoom();
    await expectFormsAgain(server.port);
    assert.equal(readFileSync(path.join(dataFolder, 'secret'), 'utf8'), secret);
  },
);

test(
  'so does the very first start; its secret is on the disk before the first form is taken',
  { skip },
  async () => {
    const { dataFolder, fill, makeRoom, start } = disk('first');
    fill();
    const server = await start();
    await expectPagesOnly(server.port);
    makeRoom();
    await expectFormsAgain(server.port);
    assert.match(readFileSync(path.join(dataFolder, 'secret'), 'utf8'), /^[0-9a-f]{64}\n$/u);
  },
);
