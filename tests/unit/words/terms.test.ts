import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARABIC_TERMS, DIFFER_BY_SHADDA } from '#content/style-guide/arabic-terms.ts';
import { BRITISH_SPELLING, ENGLISH_TERMS } from '#content/style-guide/english-terms.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { assertNone } from './complaints.ts';
import { finderOf } from './find-term.ts';
import { shaddaVariants } from './shadda-variants.ts';
import { siteStrings } from './site-strings.ts';

const strings = await siteStrings();
const of = Object.groupBy(strings, ({ language }) => language);
const TERMS = { ar: ARABIC_TERMS, en: ENGLISH_TERMS };

for (const language of LANGUAGES) {
  test(`${language}: what the table of terms forbids stands nowhere`, () => {
    const finders = TERMS[language].map((term) => finderOf(term, language));
    assertNone(of[language] ?? [], (text) => finders.flatMap((find) => find(text)));
  });
}

test('a word is found with what Arabic writes onto it, and within no other word', () => {
  const find = finderOf(
    { concept: 'platform', use: 'منصّة', never: ['منصة', 'منصت'], except: { 'المنصة الأولى': '' } },
    'ar',
  );
  for (const text of ['منصة', 'والمنصة', 'للمنصة', 'بمنصتكم', 'منصةً، ثم']) {
    assert.equal(find(text).length, 1, text);
  }
  for (const text of ['منصّة', 'منصتون', 'في المنصة الأولى']) assert.deepEqual(find(text), [], text);
});

test('an English word is found in any case, a name in a wrong one', () => {
  const findName = finderOf({ concept: 'a name', use: 'Turning Point', never: ['Turning point'] }, 'en');
  assert.equal(findName('Turning point, again').length, 1);
  assert.deepEqual(findName('one turning point, Turning Point'), []);
  const findWord = finderOf({ concept: 'a word', use: 'email', never: ['e-mail'] }, 'en');
  assert.equal(findWord('E-mail us').length, 1);
});

test('no table forbids what it recommends, and every exception still stands on the site', () => {
  for (const language of LANGUAGES) {
    for (const term of TERMS[language]) {
      assert.deepEqual(finderOf(term, language)(term.use), [], term.concept);
      for (const phrase of Object.keys(term.except ?? {})) {
        assert.ok(
          strings.some(({ text }) => text.includes(phrase)),
          `“${phrase}” is gone: take the exception out.`,
        );
      }
    }
  }
});

test('English is spelled the British way', () => {
  assertNone(of.en ?? [], (text) =>
    Object.entries(BRITISH_SPELLING).flatMap(([american, british]) =>
      [...text.matchAll(new RegExp(`\\b${american}(?!${rest(american, british)})`, 'giu'))].map(
        ({ index }) => ({
          at: index,
          right: `${british}…, not ${american}…`,
        }),
      ),
    ),
  );
});

test('an Arabic word carries its shadda everywhere or nowhere', () => {
  assert.deepEqual(shaddaVariants(of.ar ?? [], Object.keys(DIFFER_BY_SHADDA)), []);
});

/** What the British word has beyond the American one where it begins like it: programme, catalogue, towards. */
function rest(american: string, british: string): string {
  return british.startsWith(american) ? british.slice(american.length) : '\\0';
}
