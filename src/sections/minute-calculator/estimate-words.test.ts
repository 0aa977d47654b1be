import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ar } from '#content/ar/index.ts';
import { en } from '#content/en/index.ts';
import { formatCount } from '#src/i18n/counts.ts';
import { estimateWords } from './estimate-words.ts';

test('Arabic numbers go with their noun: one and two by the noun alone, thousands apart', () => {
  const { day, minute } = ar.minuteCalculator.units;
  const days = [0, 1, 2, 3, 10, 11, 99, 100, 101, 103, 111, 750, 1000].map((n) => formatCount(n, day, 'ar'));
  assert.deepEqual(days, [
    '0 يوم',
    'يوم واحد',
    'يومان',
    '3 أيام',
    '10 أيام',
    '11 يومًا',
    '99 يومًا',
    '100 يوم',
    '101 يوم',
    '103 أيام',
    '111 يومًا',
    '750 يومًا',
    '1,000 يوم',
  ]);
  const minutes = [1, 2, 9, 25].map((n) => formatCount(n, minute, 'ar'));
  assert.deepEqual(minutes, ['دقيقة واحدة', 'دقيقتان', '9 دقائق', '25 دقيقة']);
});

test('the sum is printed as it was worked out', () => {
  const estimate = { requests: 120_000, minutes: 25, saved: 9 };
  assert.equal(
    estimateWords(estimate, ar.minuteCalculator.units, 'ar').formula,
    '120,000 طلب × 9 دقائق ÷ 1,440 = 750 يومًا',
  );
  assert.equal(
    estimateWords({ ...estimate, saved: 1 }, en.minuteCalculator.units, 'en').formula,
    '120,000 requests × 1 minute ÷ 1,440 = 83 days',
  );
});
