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
    '0\u00A0يوم',
    'يوم واحد',
    'يومان',
    '3\u00A0أيام',
    '10\u00A0أيام',
    '11\u00A0يومًا',
    '99\u00A0يومًا',
    '100\u00A0يوم',
    '101\u00A0يوم',
    '103\u00A0أيام',
    '111\u00A0يومًا',
    '750\u00A0يومًا',
    '1,000\u00A0يوم',
  ]);
  const minutes = [1, 2, 9, 25].map((n) => formatCount(n, minute, 'ar'));
  assert.deepEqual(minutes, ['دقيقة واحدة', 'دقيقتان', '9\u00A0دقائق', '25\u00A0دقيقة']);
});

test('the sum is printed as it was worked out', () => {
  const estimate = { requests: 120_000, minutes: 25, saved: 9 };
  assert.equal(
    estimateWords(estimate, ar.minuteCalculator.units, 'ar').formula,
    '120,000\u00A0طلب × 9\u00A0دقائق ÷ 1,440 = 750\u00A0يومًا',
  );
  assert.equal(
    estimateWords({ ...estimate, saved: 1 }, en.minuteCalculator.units, 'en').formula,
    '120,000\u00A0requests × 1\u00A0minute ÷ 1,440 = 83\u00A0days',
  );
});
