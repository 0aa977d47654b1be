import assert from 'node:assert/strict';
import { test } from 'node:test';
import { methodologyColumns } from './methodology-columns.ts';

test('four steps stand in four columns', () => {
  assert.equal(methodologyColumns(4), 4);
});

test('more than four steps stand in three columns, and so do fewer', () => {
  for (const steps of [1, 2, 3, 5, 6, 9]) assert.equal(methodologyColumns(steps), 3);
});
