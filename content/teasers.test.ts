import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JOB_WORDS } from '#records/jobs.ts';
import { businessPaths as ar } from './ar/business-paths.ts';
import { businessPaths as en } from './en/business-paths.ts';
import { DESCRIPTION_PREVIEW_LENGTH, TEASER_LENGTH } from './facts/limits.ts';

/** What stands on either side of the cut, so that a failure shows the word. */
function cutInsideWord(text: string, length: number): string | null {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  // A short text is not cut at all.
  if (letters.length <= length) return null;
  const [before, after] = [letters.slice(0, length), letters.slice(length)].map((part) =>
    part.map(({ segment }) => segment).join(''),
  );
  const endsInLetter = /[\p{L}\p{N}\p{M}]$/u.test(before ?? '');
  return endsInLetter && !/^[\p{L}\p{N}’]/u.test(after ?? '') ? null : `${before}|${after}`;
}

test('the teaser of a path ends with a whole word', () => {
  for (const { overviews } of [ar, en]) {
    for (const text of Object.values(overviews)) assert.equal(cutInsideWord(text, TEASER_LENGTH), null);
  }
});

test('the preview of a job ends with a whole word', () => {
  for (const words of Object.values(JOB_WORDS)) {
    for (const { about } of Object.values(words)) {
      assert.equal(cutInsideWord(about, DESCRIPTION_PREVIEW_LENGTH), null);
    }
  }
});
