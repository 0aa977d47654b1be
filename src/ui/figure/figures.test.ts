import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import crests from './crests.json' with { type: 'json' };

/** Crests of the ridges from left to right, in percent of their box. */
const standing = [
  { styles: 'src/pages/home/about-counters.module.css', at: crests.ridge },
  { styles: 'src/sections/statistics/statistics.module.css', at: crests['ridge-four'] },
];

/** From either edge of the drawing, as a factor of its width. */
const factors = (x: number) =>
  [x, 100 - x].map((percent) => String(Number((percent / 100).toFixed(3)))).join('|');

for (const { styles, at } of standing) {
  test(`the numbers of ${styles} stand on the crests of their ridge`, () => {
    const css = readFileSync(styles, 'utf8');
    for (const { x, y } of at) {
      // The number itself, or its node where the number stands on the content's edge.
      const number = `inset-block-start: ${y}%;\\s*inset-inline-start: ${x}%;`;
      const node = `--crest: calc\\((?:${factors(x)}) \\* var\\(--room\\)[^;]*;\\s*inset-block-start: ${y}%;`;
      assert.match(css, new RegExp(`${number}|${node}`), `no number at ${x}% / ${y}%`);
    }
  });
}
