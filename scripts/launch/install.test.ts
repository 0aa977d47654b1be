import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from './temporary-folder.ts';
import { isInstalled, wantedInstall } from './install.mjs';

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

test('packages installed by hand count when they are the lockfile’s; those of other platforms may be missing', () => {
  const { 'node_modules/a': a } = PACKAGES;
  const record = (packages: object) => project({ 'node_modules/.package-lock.json': { packages } });
  assert.equal(isInstalled(record({ 'node_modules/a': a })), true);
  assert.equal(isInstalled(record({})), false);
  assert.equal(isInstalled(record({ 'node_modules/a': { ...a, version: '0.9.0' } })), false);
});
