import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '#shared/search-text.ts';
import { withoutPrefix, withoutSuffixes } from './light-stem.ts';

/** What Apache Lucene's own Light10 answers, from the tests of its ArabicStemFilter. */
const PUBLISHED: readonly (readonly [word: string, stem: string])[] = [
  ['الحسن', 'حسن'],
  ['والحسن', 'حسن'],
  ['بالحسن', 'حسن'],
  ['كالحسن', 'حسن'],
  ['فالحسن', 'حسن'],
  ['للاخر', 'اخر'],
  ['وحسن', 'حسن'],
  ['زوجها', 'زوج'],
  ['ساهدان', 'ساهد'],
  ['ساهدات', 'ساهد'],
  ['ساهدون', 'ساهد'],
  ['ساهدين', 'ساهد'],
  ['ساهديه', 'ساهد'],
  ['ساهدية', 'ساهد'],
  ['ساهده', 'ساهد'],
  ['ساهدة', 'ساهد'],
  ['ساهدي', 'ساهد'],
  ['وساهدون', 'ساهد'],
  ['ساهدهات', 'ساهد'],
  ['الو', 'الو'],
];

for (const [word, stem] of PUBLISHED) {
  test(`the light stem of ${word} is Light10's`, () => {
    assert.equal(withoutSuffixes(withoutPrefix(fold(word))), stem);
  });
}
