import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill, formatCount, formatDate, formatDateParts, formatDateTime, formatList } from './format.ts';
import { LANGUAGES } from '#shared/languages.ts';

const EVENT = '2025-05-19T20:30:00+03:00';
const SIX_FORMS = {
  zero: 'لا وظائف',
  one: 'وظيفة واحدة',
  two: 'وظيفتان',
  few: '{count} وظائف',
  many: '{count} وظيفة',
  other: '{count} وظيفة (أخرى)',
};

test('dates have exactly the specified wordings', () => {
  assert.equal(formatDateTime(EVENT, 'ar'), '19 مايو 2025، 8:30 م');
  assert.equal(formatDateTime(EVENT, 'en'), '19 May 2025, 8:30 PM');
  assert.equal(formatDate('2025-04-21', 'ar'), '21 أبريل 2025');
  assert.equal(formatDate('2025-04-21', 'en'), '21 April 2025');
  assert.deepEqual(formatDateParts('2025-04-21', 'ar'), { day: '21', monthAndYear: 'أبريل 2025' });
});

test('dates carry no invisible marks and only Latin digits', () => {
  for (const language of LANGUAGES) {
    const text = formatDateTime(EVENT, language);
    assert.doesNotMatch(text, /[\u200e\u200f\u061c\u202f\u0660-\u0669\u06f0-\u06f9]/);
  }
});

test('the day is that of Riyadh', () => {
  assert.equal(formatDate('2025-05-19T22:30:00Z', 'en'), '20 May 2025');
});

test('a count goes with each of the six Arabic forms', () => {
  const forms = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map((count) => formatCount(count, SIX_FORMS, 'ar'));
  assert.deepEqual(forms, [
    'لا وظائف',
    'وظيفة واحدة',
    'وظيفتان',
    '3 وظائف',
    '10 وظائف',
    '11 وظيفة',
    '99 وظيفة',
    '100 وظيفة (أخرى)',
    '102 وظيفة (أخرى)',
    '103 وظائف',
  ]);
});

test('an English count knows one and other', () => {
  const forms = { ...SIX_FORMS, one: 'one job', other: '{count} jobs' };
  assert.deepEqual(
    [0, 1, 2].map((count) => formatCount(count, forms, 'en')),
    ['0 jobs', 'one job', '2 jobs'],
  );
});

test('places are filled by name, unknown ones stay', () => {
  assert.equal(fill('{a} of {b} of {a}', { a: 1, b: 'x' }), '1 of x of 1');
  assert.equal(fill('{a} {c}', { a: '$&' }), '$& {c}');
});

test('a list is joined by the comma of its language', () => {
  assert.equal(formatList(['أ', 'ب'], 'ar'), 'أ، ب');
  assert.equal(formatList(['a', 'b'], 'en'), 'a, b');
});
