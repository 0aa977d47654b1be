import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksLikePhone } from './phone.ts';

const PHONES = [
  '0501234567',
  '055 123 4567',
  '+966 50 123 4567',
  '00966 50 123 4567',
  '966501234567',
  '501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  '\u202a+966501234567\u202c',
  '011 234 5678',
  '9200 12345',
  '800 123 4567',
  '+44 20 7946 0958',
  '00201001234567',
];
const OTHERS = [
  '',
  '123',
  '05012345',
  '0151234567',
  'abc',
  '+0123456789',
  '0501234567 ext',
  '+1234567890123456',
];

test('Saudi and international numbers look like phones, with any digits and separators', () => {
  for (const phone of PHONES) assert.ok(looksLikePhone(phone), phone);
});

test('numbers with a digit missing and other texts do not', () => {
  for (const other of OTHERS) assert.ok(!looksLikePhone(other), other);
});
