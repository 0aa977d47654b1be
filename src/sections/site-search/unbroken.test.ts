import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unbroken } from './unbroken.ts';

test('no line of an excerpt begins with the half of a day or with the point between two parts', () => {
  assert.equal(
    unbroken('Workshop 19 May 2025, 8:30 PM · Two online workshops'),
    'Workshop 19 May 2025, 8:30\u00A0PM\u00A0· Two online workshops',
  );
  assert.equal(unbroken('ورشة، 8:30 م · نقرأ'), 'ورشة، 8:30\u00A0م\u00A0· نقرأ');
});
