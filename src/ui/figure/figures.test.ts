import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fourDunesCrests, ridgeCrests } from './figures.ts';

const standing = [
  { styles: 'src/pages/home/about-teaser.module.css', crests: ridgeCrests },
  { styles: 'src/sections/statistics/statistics.module.css', crests: fourDunesCrests },
];

for (const { styles, crests } of standing) {
  test(`the numbers of ${styles} stand on the crests of their ridge`, () => {
    const css = readFileSync(styles, 'utf8');
    for (const { x, y } of crests) {
      assert.match(
        css,
        new RegExp(`inset-block-start: ${y}%;\\s*inset-inline-start: ${x}%;`),
        `no number at ${x}% / ${y}%`,
      );
    }
  });
}
