import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from './numbers-in.ts';

test('numbers in digits are told in the order of the text, with their signs and the words on their line', () => {
  assert.deepEqual(numbersIn('من 50\u00A0نقطة إلى عشر، ثم 25%'), [
    { digits: '50', sign: '', unit: 'نقطة' },
    { digits: '25', sign: '%', unit: undefined },
  ]);
  assert.deepEqual(numbersIn('لا رقم هنا'), []);
});
