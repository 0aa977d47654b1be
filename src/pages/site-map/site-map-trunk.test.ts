import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('on phones as many lines turn off to a group of the sitemap as its drawing has', () => {
  const [, shadows = ''] = /--lines-beside:([^;]+);/.exec(read('./site-map-trunk.module.css')) ?? [];
  const most = 1 + [...shadows.matchAll(/var\(--accent\)/g)].length;
  const drawn = [...read('../../ui/drawing/drawings/node-map.module.css').matchAll(/--lines: (\d+);/g)];
  assert.ok(drawn.length > 0);
  for (const [, lines] of drawn) assert.ok(Number(lines) <= most, `${lines} lines`);
});
