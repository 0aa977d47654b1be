import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageFacts, LANGUAGES } from '#shared/languages.ts';
import { countParts, formatCount, formatNumber } from './counts.ts';

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

for (const language of LANGUAGES) {
  test(`${language}: plurals and thousands are those of Intl`, () => {
    const rules = new Intl.PluralRules(language);
    const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`);
    const counts = Array.from({ length: 1001 }, (_, count) => count);
    for (const count of [...counts, 9999, 10_000, 525_600, 1_000_002, 12_345_678]) {
      assert.equal(languageFacts(language).pluralOf(count), rules.select(count), String(count));
      assert.equal(formatNumber(count), numbers.format(count));
    }
    for (const part of [0.5, 1.5, 3.25, 11.5]) {
      assert.equal(languageFacts(language).pluralOf(part), rules.select(part), String(part));
    }
  });
}
