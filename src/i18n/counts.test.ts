import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countParts, formatCount } from './counts.ts';

const SIX_FORMS = {
  zero: 'لا وظائف',
  one: 'وظيفة واحدة',
  two: 'وظيفتان',
  few: '{count} وظائف',
  many: '{count} وظيفة',
  other: '{count} وظيفة (أخرى)',
};

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

test('a number and its noun come apart, to be set in two sizes; one and two are their noun', () => {
  assert.deepEqual(countParts(1750, SIX_FORMS, 'ar').numeral, '1,750');
  const { numeral, noun } = countParts(2, { ...SIX_FORMS, two: 'يومان' }, 'ar');
  assert.deepEqual([numeral, noun], ['', 'يومان']);
});
