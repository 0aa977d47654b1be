import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  builtPages,
  isIndexed,
  isNotFoundPage,
  programFiles,
  readSiteFile,
  values,
  type Page,
} from './built-site.ts';
import { textOf } from './html.ts';

const pages = builtPages();
const real = pages.filter((page) => !isNotFoundPage(page));

for (const page of pages) {
  test(`${page.address}: reads as words, not as what a program failed to say`, () => {
    const text = textOf(page.html);
    for (const slip of [/\bundefined\b/, /\[object \w+\]/, /\bNaN\b/, /\{\{?\w+\}?\}/])
      assert.doesNotMatch(text, slip);
    // A key stands where its words were not found: `media_reservation.title`, `careers.jobs.1`.
    const keys = text.match(/(?<![\w.@/-])[a-z]+(?:[_a-z]*\.[a-z_]+){1,}(?![\w@.-])/g) ?? [];
    assert.deepEqual(
      keys.filter((key) => !isAddressLike(key)),
      [],
    );
  });

  test(`${page.address}: language and direction stand in the HTML`, () => {
    const [html] = page.elements;
    assert.equal(html?.attributes['lang'], page.language);
    assert.equal(html?.attributes['dir'], page.language === 'ar' ? 'rtl' : 'ltr');
  });

  test(`${page.address}: no element has a style of its own, and its inline scripts are the same as on every page`, () => {
    assert.deepEqual(
      page.elements.filter(({ attributes }) => 'style' in attributes),
      [],
    );
    assert.deepEqual(inlineScripts(page), inlineScripts(pages[0]));
    assert.equal(inlineScripts(page).length, 2);
  });

  test(`${page.address}: exactly one h1`, () => {
    assert.equal(page.elements.filter(({ tag }) => tag === 'h1').length, 1);
  });
}

test('no script keeps browsers from holding a page ready for the way back', () => {
  for (const file of new Set(pages.flatMap(programFiles)))
    assert.doesNotMatch(readSiteFile(file), /(?:addEventListener\(|\bon)["'`]?(?:before)?unload\b/, file);
});

test('every page exists in both languages', () => {
  const paths = (language: string) =>
    pages.filter((page) => page.language === language).map(({ path }) => path);
  assert.deepEqual(paths('ar').toSorted(), paths('en').toSorted());
});

for (const page of pages.filter(({ language }) => language === 'ar')) {
  test(`${page.path}: both languages have the same ids`, () => {
    const english = pages.find((other) => other.language === 'en' && other.path === page.path);
    assert.deepEqual(english && idsOf(english), idsOf(page));
  });
}

for (const [what, read] of [
  ['title', (page: Page) => /<title>(.*?)<\/title>/s.exec(page.html)?.[1]],
  ['description', (page: Page) => values(page, 'meta', 'content', { name: 'description' })[0]],
] as const) {
  test(`every page has a ${what} that no other page has`, () => {
    const seen = new Map<string, string>();
    // Addresses that are the same page share one title; only the canonical one counts.
    for (const page of real.filter((each) => isIndexed(each) && isCanonical(each))) {
      const value = read(page) ?? '';
      assert.notEqual(value, '', `${page.address} has no ${what}`);
      assert.equal(seen.get(value), undefined, `${page.address} has the ${what} of ${seen.get(value)}`);
      seen.set(value, page.address);
    }
  });
}

function inlineScripts(page: Page | undefined): string[] {
  const scripts = page?.html.matchAll(/<script>(.*?)<\/script>/gs) ?? [];
  return Array.from(scripts, ([, code = '']) => code);
}

function idsOf(page: Page): string[] {
  return page.elements.flatMap(({ attributes }) => attributes['id'] ?? []).toSorted();
}

function isCanonical(page: Page): boolean {
  const [canonical] = values(page, 'link', 'href', { rel: 'canonical' });
  return canonical === undefined || decodeURI(new URL(canonical).pathname) === page.address;
}

function isAddressLike(text: string): boolean {
  return /\.(com|org|net|sa|io)$/.test(text);
}
