import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registryHosts } from './lockfile.ts';

const lockfile = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });

test('a lockfile without addresses is fine, links to local folders included', () => {
  assert.deepEqual(registryHosts(lockfile({ '': {}, 'node_modules/a': { version: '1.0.0' } })), []);
  assert.deepEqual(registryHosts(lockfile({ 'node_modules/b': { resolved: 'packages/b', link: true } })), []);
});

test('each host is named once', () => {
  const resolved = 'https://registry.example/a.tgz';
  assert.deepEqual(registryHosts(lockfile({ a: { resolved }, b: { resolved } })), ['registry.example']);
});
