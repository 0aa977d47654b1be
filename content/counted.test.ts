import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted as arabic, numberOf } from './ar/counted.ts';
import { capitalised, counted as english, countedBefore } from './en/counted.ts';

test('an Arabic number goes with its noun: one and two by themselves, then the plural, from eleven the accusative, in digits on one line with it', () => {
  const days = [1, 2, 3, 8, 10, 11, 90, 99, 100, 102, 103, 111].map((count) => arabic(count, 'day'));
  assert.deepEqual(days, [
    'يوم واحد',
    'يومين',
    'ثلاثة أيام',
    'ثمانية أيام',
    'عشرة أيام',
    '11\u00A0يومًا',
    '90\u00A0يومًا',
    '99\u00A0يومًا',
    '100\u00A0يوم',
    '102\u00A0يوم',
    '103\u00A0أيام',
    '111\u00A0يومًا',
  ]);
});

test('the number takes the other gender than its noun', () => {
  assert.equal(arabic(3, 'hour'), 'ثلاث ساعات');
  assert.equal(arabic(3, 'month'), 'ثلاثة أشهر');
  assert.deepEqual([numberOf(8, 'minute'), numberOf(8, 'week')], ['ثماني', 'ثمانية']);
});

test('one and two show the case', () => {
  const cases = ['nominative', 'accusative', 'genitive'] as const;
  const of = (count: number, noun: 'week' | 'minute') => cases.map((each) => arabic(count, noun, each));
  assert.deepEqual(of(1, 'week'), ['أسبوع واحد', 'أسبوعًا واحدًا', 'أسبوع واحد']);
  assert.deepEqual(of(2, 'week'), ['أسبوعان', 'أسبوعين', 'أسبوعين']);
  assert.deepEqual(of(1, 'minute'), ['دقيقة واحدة', 'دقيقة واحدة', 'دقيقة واحدة']);
  assert.deepEqual(of(2, 'minute'), ['دقيقتان', 'دقيقتين', 'دقيقتين']);
  assert.equal(arabic(2, 'workingDay'), 'يومي عمل');
});

test('English writes words up to ten', () => {
  assert.deepEqual(
    [1, 2, 10, 11].map((count) => english(count, 'workingDay')),
    ['one working day', 'two working days', 'ten working days', '11\u00A0working days'],
  );
  assert.equal(capitalised(countedBefore(2, 'week')), 'Two-week');
});
