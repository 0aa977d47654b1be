import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';

test('the drawing of the sitemap has a line for each page (`npm run artwork -- drawings` draws them anew)', async () => {
  const css = await readFile(
    new URL('../../ui/drawing/drawings/node-map.module.css', import.meta.url),
    'utf8',
  );
  assert.deepEqual(
    [...css.matchAll(/--lines: (\d+);/g)].map(([, lines]) => Number(lines)),
    SITE_MAP_GROUPS.map(({ links }) => links.length),
  );
});
