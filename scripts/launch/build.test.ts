import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { isBuilt } from './build.mjs';
import { buildFingerprint } from './fingerprint.mjs';

function project(): string {
  const root = temporaryFolder();
  write(root, 'src/app/page.tsx', 'one');
  write(root, 'site.config.ts', 'two');
  return root;
}

function write(root: string, path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

test('the fingerprint changes with a source’s size, time or name', () => {
  const root = project();
  const before = buildFingerprint(root, {});
  assert.equal(buildFingerprint(root, {}), before);

  utimesSync(join(root, 'site.config.ts'), 1, 1);
  const touched = buildFingerprint(root, {});
  assert.notEqual(touched, before);

  write(root, 'public/icon.svg', '<svg/>');
  assert.notEqual(buildFingerprint(root, {}), touched);
});

test('tests and files outside the sources do not ask for a build', () => {
  const root = project();
  const before = buildFingerprint(root, {});
  write(root, 'src/app/page.test.ts', 'x');
  write(root, 'server/main.ts', 'x');
  write(root, 'data/site.sqlite', 'x');
  assert.equal(buildFingerprint(root, {}), before);
});

test('what the site is built with counts, what the server reads when it starts does not', () => {
  const root = project();
  const plain = buildFingerprint(root, {});
  assert.notEqual(buildFingerprint(root, { SITE_URL: 'https://example.org' }), plain);
  assert.notEqual(buildFingerprint(root, { API_BASE_URL: 'https://api.example.org/api/' }), plain);
  assert.equal(buildFingerprint(root, { SITE_DIR: '/srv/site', PORT: '8080' }), plain);
});

test('a site counts as built only with its pages and the stamp of the same sources', () => {
  const root = project();
  const fingerprint = buildFingerprint(root, {});
  assert.equal(isBuilt(root, fingerprint), false);
  write(root, 'dist/.stamp', fingerprint);
  assert.equal(isBuilt(root, fingerprint), false);
  write(root, 'dist/site/index.html', '<!doctype html>');
  assert.equal(isBuilt(root, fingerprint), true);
  assert.equal(isBuilt(root, 'another'), false);
});
