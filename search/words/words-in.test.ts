import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from './words-in.ts';

const written = (text: string) => wordsIn(text).map(({ start, end }) => text.slice(start, end));

test('a word keeps its marks and tatweel, and is of one script', () => {
  assert.deepEqual(written('التحوّل الرقـمي، والـAPI (SRE)!'), ['التحوّل', 'الرقـمي', 'والـ', 'API', 'SRE']);
});

test('digits of either script are words', () => {
  assert.deepEqual(
    wordsIn('رؤية ٢٠٣٠ / 2030').map(({ folded }) => folded),
    ['رويه', '2030', '2030'],
  );
});
