import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderLigatures } from './ligature-table.ts';

test('the letters of an Arabic ligature are turned, all else stays', () => {
  const table =
    '3 beginbfchar\n<1C> <06440627>\n<0087> <064406270645>\n<20> <00660069>\n<21> <0628>\nendbfchar';
  assert.equal(
    orderLigatures(table),
    '3 beginbfchar\n<1C> <06270644>\n<0087> <064506270644>\n<20> <00660069>\n<21> <0628>\nendbfchar',
  );
});
