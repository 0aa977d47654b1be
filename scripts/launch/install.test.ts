import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { isInstalled, wantedInstall } from './install.mjs';
import { agrees, leftOut } from './lockfile.mjs';

const PACKAGES = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-o', optional: true },
};

function project(files: Record<string, unknown>): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'node_modules'));
  for (const [path, content] of Object.entries({ 'package-lock.json': { packages: PACKAGES }, ...files })) {
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

test('without a record of what was installed, packages are installed', () => {
  assert.equal(isInstalled(temporaryFolder()), false);
  assert.equal(isInstalled(project({})), false);
});

test('the stamp of the same lockfile is enough, however old its files are', () => {
  const root = project({});
  writeFileSync(join(root, 'node_modules', '.installed'), wantedInstall(root));
  assert.equal(isInstalled(root), true);
});

test('a changed lockfile asks for a new installation', () => {
  const root = project({});
  writeFileSync(join(root, 'node_modules', '.installed'), wantedInstall(root));
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"node_modules/b":{"version":"2.0.0"}}}');
  assert.equal(isInstalled(root), false);
});

test('packages installed by hand count when they are the lockfile’s', () => {
  const { 'node_modules/a': a } = PACKAGES;
  const record = (packages: object) => project({ 'node_modules/.package-lock.json': { packages } });
  assert.equal(isInstalled(record({ 'node_modules/a': a })), true);
  assert.equal(isInstalled(record({})), false);
  assert.equal(isInstalled(record({ 'node_modules/a': { ...a, version: '0.9.0' } })), false);
});

test('a program for this machine that npm left out is noticed, one for another machine is not', () => {
  const optional = { version: '1.0.0', optional: true };
  const packages = {
    'node_modules/here': { ...optional, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/other-libc': { ...optional, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/other-system': { ...optional, os: ['!linux'] },
    'node_modules/part-of-another': optional,
  };
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
  const root = project({
    'package-lock.json': { packages },
    'node_modules/.package-lock.json': { packages: {} },
  });
  assert.deepEqual(leftOut(root, machine), ['node_modules/here']);
  assert.equal(agrees(root, machine), false);
  assert.equal(agrees(root, { ...machine, arch: 'arm64' }), true);
});
