import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTRIES } from './countries.ts';

test('there are 195 countries, each once, with a code and a name in both languages', () => {
  assert.equal(COUNTRIES.length, 195);
  for (const key of ['code', 'en', 'ar'] as const) {
    assert.equal(new Set(COUNTRIES.map((country) => country[key])).size, 195, `${key} repeats itself`);
  }
  for (const { code, en, ar } of COUNTRIES) {
    assert.match(code, /^[A-Z]{2}$/);
    assert.match(en, /[A-Za-z]/);
    assert.match(ar, /[\u0621-\u064a]/, `${code} has no Arabic name`);
  }
});
