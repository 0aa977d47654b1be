import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate, formatDateParts, formatDateTime } from './dates.ts';
import { LANGUAGES } from './languages.ts';

const EVENT = '2025-05-19T20:30:00+03:00';

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
