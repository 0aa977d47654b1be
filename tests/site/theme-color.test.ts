import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { builtPages, readSiteFile, values } from './built-site.ts';

const [, ground] = /^\s*--sand-50: (\S+);/m.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];

test('browsers paint their own bars in the ground of the pages', () => {
  assert.match(ground ?? '', /^#[0-9a-f]{6}$/);
  for (const page of builtPages()) {
    assert.deepEqual(values(page, 'meta', 'content', { name: 'theme-color' }), [ground], page.address);
  }
  for (const file of ['manifest.webmanifest', 'en/manifest.webmanifest']) {
    const colors = readSiteFile(file).match(/#[0-9a-f]{6}\b/g);
    assert.deepEqual(colors, [ground, ground], file);
  }
});
