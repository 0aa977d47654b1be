import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf } from '#shared/languages.ts';
import { bidiRuns } from './bidi.ts';

const foreign = (text: string, language: 'ar' | 'en') =>
  bidiRuns(text, directionOf(language))
    .filter((run) => run.foreign)
    .map((run) => run.text);

test('signed numbers, percentages and ranges inside Arabic are isolated', () => {
  assert.deepEqual(foreign('+150', 'ar'), ['+150']);
  assert.deepEqual(foreign('أنجزنا +150 مشروعًا', 'ar'), ['+150']);
  assert.deepEqual(foreign('رضا بنسبة 99%', 'ar'), ['99%']);
  assert.deepEqual(foreign('اتصل على +966 11 000 0000 الآن', 'ar'), ['+966 11 000 0000']);
  assert.deepEqual(foreign('من 9:00-17:00 يوميًا', 'ar'), ['9:00-17:00']);
});

test('a bare number needs no isolation', () => {
  assert.deepEqual(foreign('خلال 36 شهرًا من 2025', 'ar'), []);
});

test('Latin names, addresses and codes inside Arabic are isolated as wholes, without the full stop behind', () => {
  assert.deepEqual(foreign('منصة NDS للحلول', 'ar'), ['NDS']);
  assert.deepEqual(foreign('راسلنا على info@example.com.', 'ar'), ['info@example.com']);
  assert.deepEqual(foreign('خدمات Node Specialised Services هنا', 'ar'), ['Node Specialised Services']);
  assert.deepEqual(foreign('قيس بأداة Firefox\u00A0153.7.0 أيضًا', 'ar'), ['Firefox\u00A0153.7.0']);
  assert.deepEqual(foreign('فحص axe-\u2060core\u00A04.14.1، كلها', 'ar'), ['axe-\u2060core\u00A04.14.1']);
  assert.deepEqual(foreign('إدارة Data Management & BI معنا', 'ar'), ['Data Management & BI']);
});

test('Arabic inside English is isolated', () => {
  assert.deepEqual(foreign('The word نقطة تحول means turning point', 'en'), ['نقطة تحول']);
});

test('the runs joined are the text', () => {
  for (const text of ['', 'نص', '+150 مشروع', 'a، b 99% (NDS).', 'ورشة NDS: نقطة تحول']) {
    for (const language of ['ar', 'en'] as const) {
      const joined = bidiRuns(text, directionOf(language))
        .map((run) => run.text)
        .join('');
      assert.equal(joined, text);
    }
  }
});
