import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTotals, formatTotals, NO_TESTS } from './totals.ts';

test('the closing line names the skipped only when there are any', () => {
  assert.equal(formatTotals({ passed: 12, failed: 0, skipped: 0 }), '12 passed, 0 failed');
  assert.equal(formatTotals({ passed: 1, failed: 2, skipped: 3 }), '1 passed, 2 failed, 3 skipped');
});

test('totals of several runners add up', () => {
  const sum = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 4, failed: 1, skipped: 0 },
  ].reduce(addTotals, NO_TESTS);
  assert.deepEqual(sum, { passed: 5, failed: 1, skipped: 2 });
});
