import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slipsBetween } from './distance.ts';

test('a letter too many, missing, wrong or in its neighbour’s place is one slip', () => {
  for (const slip of ['digitall', 'digtal', 'digitak', 'dgiital']) {
    assert.equal(slipsBetween(slip, 'digital', 2), 1, slip);
  }
  assert.equal(slipsBetween('digital', 'digital', 2), 0);
});

test('letters that sound alike are half a slip', () => {
  assert.equal(slipsBetween('وضايف', 'وظايف', 1), 0.5);
  assert.ok(slipsBetween('وفايف', 'وظايف', 1) > slipsBetween('وضايف', 'وظايف', 1));
});

test('words too far apart are not near', () => {
  assert.equal(slipsBetween('abcdef', 'abzzzf', 2), Infinity);
  assert.equal(slipsBetween('ab', 'abcdef', 2), Infinity);
});
