import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate, formatDateParts, formatDateTime, formatTime } from './dates.ts';
import { LANGUAGES } from './languages.ts';
import { RIYADH } from './riyadh.ts';

/** Digits and calendar are pinned: bare `ar-SA` brings others, and `en` the order of the United States. */
const LOCALES = { ar: 'ar-u-nu-latn-ca-gregory', en: 'en-AE-u-nu-latn-ca-gregory' };

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

for (const language of LANGUAGES) {
  test(`${language}: each month and hour is written as Intl writes it`, () => {
    const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: RIYADH });
    const clock = { hour: 'numeric', minute: '2-digit', timeZone: RIYADH } as const;
    const time = new Intl.DateTimeFormat(LOCALES[language], clock);
    for (let hours = 0; hours < 24 * 366; hours += 1) {
      const moment = new Date(Date.UTC(2028, 0, 1, hours, (hours * 7) % 60));
      const iso = moment.toISOString();
      assert.equal(formatTime(iso, language), time.format(moment));
      assert.equal(formatDate(iso, language), date.format(moment));
    }
  });
}
