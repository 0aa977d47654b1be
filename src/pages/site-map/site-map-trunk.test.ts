import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';

test('the trunk of the sitemap on phones has a line for each page', () => {
  const css = readFileSync(new URL('./site-map-trunk.module.css', import.meta.url), 'utf8');
  const pages = SITE_MAP_GROUPS.reduce((sum, { links }) => sum + links.length, 0);
  assert.match(css, new RegExp(`--all: ${pages};`));
});
