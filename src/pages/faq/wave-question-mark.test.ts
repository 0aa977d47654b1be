import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { QUESTION_MARK } from '#shared/question-mark.ts';

test('the dot stands where the lines of the question mark leave room for it', () => {
  const css = readFileSync('src/pages/faq/wave-question-mark.module.css', 'utf8');
  const { left, top, width, height, dot } = QUESTION_MARK;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  assert.match(css, new RegExp(`aspect-ratio: ${width} / ${height};`));
  assert.match(css, new RegExp(`inset-block-start: ${percent((dot.y - dot.radius - top) / height)};`));
  assert.match(css, new RegExp(`inset-inline-start: ${percent((dot.x - dot.radius - left) / width)};`));
  assert.match(css, new RegExp(`inline-size: ${percent((2 * dot.radius) / width)};`));
});

test('the dot rolls on from below the mark: the drawing at the page’s end knows how wide the mark is', () => {
  const css = readFileSync('src/pages/faq/faq-page.module.css', 'utf8');
  const { wide, narrow } = QUESTION_MARK.shown;
  assert.match(css, new RegExp(`--mark: min\\(.*${wide / 16}rem\\);`));
  assert.match(css, new RegExp(`--mark: min\\(${Math.round((narrow / 390) * 100)}vi, `));
});
