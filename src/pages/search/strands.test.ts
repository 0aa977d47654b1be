import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MAX_HITS } from '#search/answer/answer-query.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => Number(found));
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the search’s style sheets know as many strands as a query can have answers, and the one that none answers', () => {
  assert.deepEqual(
    numbers(read('./strands.module.css'), /data-strands='(\d+)'\] \{/g),
    upTo(2, MAX_HITS + 1),
  );
  const ranks = numbers(read('./answer-strands.module.css'), /--rank-back: (\d+);/g);
  assert.deepEqual(
    ranks.toSorted((a, b) => a - b),
    upTo(1, MAX_HITS),
  );
});
