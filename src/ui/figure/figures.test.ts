import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import crests from './crests.json' with { type: 'json' };

/** Crests of the ridges from left to right, in percent of their box. */
const standing = [
  { styles: 'src/pages/home/about-counters.module.css', at: crests.ridge },
  { styles: 'src/sections/statistics/statistics.module.css', at: crests['ridge-four'] },
];

for (const { styles, at } of standing) {
  test(`the numbers of ${styles} stand on the crests of their ridge`, () => {
    const css = readFileSync(styles, 'utf8');
    for (const { x, y } of at) {
      const place = new RegExp(`inset-block-start: ${y}%;\\s*inset-inline-start: ${x}%;`);
      assert.match(css, place, `no number at ${x}% / ${y}%`);
    }
  });
}
