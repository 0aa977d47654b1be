import assert from 'node:assert/strict';
import { matchesGlob } from 'node:path';
import { test } from 'node:test';
import { HORIZON_STANDS_IN, SPEAKS_TO } from '#content/style-guide/voice.ts';
import { judged } from './complaints.ts';
import { addressing, CONTRAST, FIRST_TO_LAST, HORIZON } from './patterns.ts';
import { type SiteString, siteStrings } from './site-strings.ts';

const strings = await siteStrings();
const arabic = strings.filter(({ language }) => language === 'ar');

/** The pages of one file are told apart by their first key. */
const SEVERAL_PAGES = /\/business-path-details\.ts$/;
/** A record and the module of its page have one name. */
const RECORDS_FOLDER = /(?:articles|jobs|news)\/|\.(?:ts|md)$/g;
const placeOf = ({ file, key }: SiteString) => `${file}, ${key}`;
const pageOf = ({ file, key }: SiteString) =>
  SEVERAL_PAGES.test(file) ? `${file}, ${key.split('.')[0]}` : file.replaceAll(RECORDS_FOLDER, '');

test('a page says “not this but that” once at most', () => {
  const places = strings.flatMap((each) =>
    [...judged(each.text).matchAll(CONTRAST[each.language])].map(() => each),
  );
  const pages = Object.entries(Object.groupBy(places, pageOf)).filter(([, found = []]) => found.length > 1);
  const complaints = pages.map(
    ([, found = []]) => `Say all but one plainly: ${found.map(placeOf).join('; ')}`,
  );
  assert.deepEqual(complaints, []);
});

test('the horizon is a figure of speech in its few headlines only', () => {
  const elsewhere = strings
    .filter(({ text }) => text.search(HORIZON) >= 0)
    .map(placeOf)
    .filter((place) => !HORIZON_STANDS_IN.some((allowed) => place.includes(`/${allowed}`)));
  assert.deepEqual(elsewhere, []);
});

test('“from the first … to the last” stands once on the site', () => {
  const places = strings.filter(({ text }) => text.search(FIRST_TO_LAST) >= 0).map(placeOf);
  assert.ok(places.length < 2, places.join('; '));
});

for (const [whom, forbidden] of [
  ['organisation', 'one'],
  ['person', 'several'],
] as const) {
  test(`a page that speaks to the ${whom} speaks to nobody else`, () => {
    const globs = SPEAKS_TO[whom].map(
      (name) => `content/ar/${name.includes('/') ? `${name}.md` : `${name}.ts`}`,
    );
    const pages = arabic.filter(({ file }) => globs.some((glob) => matchesGlob(file, glob)));
    const complaints = pages.flatMap((each) =>
      addressing(each.text, forbidden).map((word) => `${placeOf(each)}: «${word}»`),
    );
    assert.deepEqual(complaints, []);
  });
}

test('you are found in a noun, in an order and in a verb', () => {
  assert.deepEqual(addressing('أنظمتكم، اختاروا مسارًا، بعدها تختارون', 'several'), [
    'أنظمتكم',
    'اختاروا',
    'تختارون',
  ]);
  assert.deepEqual(addressing('بريدك وحقوقك', 'one'), ['بريدك', 'وحقوقك']);
  assert.deepEqual(addressing('السلام عليكم، وتختص محاكم الرياض', 'several'), []);
  assert.deepEqual(addressing('مالك لكل مجموعة، وبنك «كم استغرقت معاملتك؟»', 'one'), []);
});
