import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill, formatList } from './format.ts';

test('places are filled by name, unknown ones stay', () => {
  assert.equal(fill('{a} of {b} of {a}', { a: 1, b: 'x' }), '1 of x of 1');
  assert.equal(fill('{a} {c}', { a: '$&' }), '$& {c}');
});

test('a list is joined by the comma of its language', () => {
  assert.equal(formatList(['أ', 'ب'], 'ar'), 'أ، ب');
  assert.equal(formatList(['a', 'b'], 'en'), 'a, b');
});
