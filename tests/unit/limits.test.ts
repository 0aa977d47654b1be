import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  AUTO_ADVANCE_MS,
  MOBILE_NAVIGATION_MAX_PX,
  SHOWCASE_INLINE_MAX_PX,
  WORKSHOP_FORM_BELOW_MAX_PX,
} from '#content/facts/limits.ts';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { DEFAULT_WORKSHOP } from '#shared/form-fields.ts';

// A number of the specification is named once in script; style sheets cannot read it, so these tie them to it.
const styles = (file: string) => readFileSync(`src/${file}`, 'utf8');

test('the showcase’s progress line fills in the time until it advances', () => {
  const [, milliseconds] = /--auto-advance: (\d+)ms;/.exec(styles('styles/tokens.css')) ?? [];
  assert.equal(Number(milliseconds), AUTO_ADVANCE_MS);
  assert.match(styles('pages/home/showcase-item.module.css'), /animation: fill var\(--auto-advance\)/);
});

test('the logo rows take 20, 40 and 60 seconds', () => {
  const tokens = styles('styles/tokens.css');
  for (const [speed, seconds] of [
    ['fast', 20],
    ['default', 40],
    ['slow', 60],
  ] as const) {
    assert.match(tokens, new RegExp(`--marquee-${speed}: ${seconds}s;`));
  }
});

/**
 * Windows up to a width of the specification, in CSS pixels, and every fraction of a pixel above it: a zoomed browser has
 * widths such as 1000.5, and no layout may fall between two.
 */
const upTo = (maximum: number) => `(width < ${maximum + 1}px)`;

for (const [what, file, width] of [
  ['the bar gives way to the mobile menu', 'app/layout/header', MOBILE_NAVIGATION_MAX_PX],
  ['the showcase’s detail goes under its item', 'pages/home/showcase-item', SHOWCASE_INLINE_MAX_PX],
  ['the workshop’s form goes below', 'pages/workshop/workshop-page', WORKSHOP_FORM_BELOW_MAX_PX],
] as const) {
  test(`${what} at ${width} px`, () => {
    assert.ok(styles(`${file}.module.css`).includes(`@media ${upTo(width)}`));
  });
}

test('the form sends the Arabic names; the first is chosen on entry, the third is still to come', () => {
  for (const { value } of WORKSHOPS) assert.match(value, /^[\u0600-\u06ff ]+$/);
  assert.equal(WORKSHOPS[0].value, DEFAULT_WORKSHOP);
  assert.deepEqual(
    WORKSHOPS.map(({ isOpen }) => isOpen),
    [true, true, false],
  );
});
