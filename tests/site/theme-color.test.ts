import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { builtPages, readSiteFile, values } from './built-site.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const colour = (name: string) => new RegExp(`^\\s*${name}: (#[0-9a-f]{6});`, 'm').exec(tokens)?.[1];
const day = colour('--sand-50');
const night = colour('--night-900');

test('browsers paint their own bars in the ground of the pages, by day and by night', () => {
  assert.ok(day !== undefined && night !== undefined);
  for (const page of builtPages()) {
    const by = (scheme: string) =>
      values(page, 'meta', 'content', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})` });
    assert.deepEqual(by('light'), [day], page.address);
    assert.deepEqual(by('dark'), [night], page.address);
    assert.deepEqual(values(page, 'meta', 'content', { name: 'theme-color' }), [day, night], page.address);
  }
  for (const file of ['manifest.webmanifest', 'en/manifest.webmanifest']) {
    const colors = readSiteFile(file).match(/#[0-9a-f]{6}\b/g);
    assert.deepEqual(colors, [day, day], file);
  }
});
