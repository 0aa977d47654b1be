import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPages, isIndexed, isNotFoundPage, values, type Page } from './built-site.ts';
import { elementsIn, htmlOf, textOf } from './html.ts';
import { BAR_LINKS, EVERYWHERE, SECTIONS } from './sections.ts';

// The hooks that deep links and every outside check rely on; what moves or answers is tested in a browser.

const pages = builtPages();
const COUNTERS = ['+150', '+12', '+100'];
/** What a bar of its own goes without. */
const PATHS_MENUS = ['business-paths-menu', 'mobile-business-paths'];
/** Pages and the link of the bar whose section they are part of. */
const PARTS_OF = [
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/business-paths/2', '/business-paths'],
  ['/media/ndsworkshop', '/media-center'],
  ['/careers/1', '/careers'],
  ['/job-post/1', '/careers'],
  ['/faq', undefined],
] as const;
/** English wordings that the specification gives letter by letter. */
const WORDINGS = {
  values: ['Trust', 'Innovation', 'Quality', 'Flexibility', 'Focus on the customer'],
  'business-paths-showcase': [
    'Digital Solutions',
    'Managed Service',
    'Digital Transformation',
    'Customer Experience',
    'Data Management & BI',
  ],
};

for (const [pattern, sections] of Object.entries(SECTIONS)) {
  for (const page of pagesLike(pattern)) {
    test(`${page.address}: its sections are there once, each with what is counted in it`, () => {
      const wanted = Object.keys(sections);
      const found = idsOf(page).filter((id) => wanted.includes(id));
      assert.deepEqual(found.toSorted(), wanted.toSorted());
      // The home page is told as a story.
      if (pattern === '/') assert.deepEqual(found, wanted);
      for (const [id, count] of Object.entries(sections)) {
        if (count === null) continue;
        const items = itemsIn(page, id);
        if (count === 'some') assert.ok(items > 0, `nothing is counted in ${id}`);
        else assert.equal(items, count, `things counted in ${id}`);
      }
    });
  }
}

for (const page of pages) {
  const hasItsOwnBar = page.path === '/nds';

  test(`${page.address}: the parts of every page are there once`, () => {
    const missing = EVERYWHERE.filter((id) => idsOf(page).filter((each) => each === id).length !== 1);
    assert.deepEqual(missing, hasItsOwnBar ? PATHS_MENUS : []);
  });

  if (hasItsOwnBar) continue;

  test(`${page.address}: the bar and the mobile menu have the seven links in order, and the way to contact`, () => {
    const wanted = BAR_LINKS.map((path) => inLanguage(page, path));
    for (const id of ['primary-nav', 'mobile-menu']) {
      const links = elementsIn(htmlOf(page.html, id))
        .filter(({ tag }) => tag === 'a')
        .flatMap(({ attributes }) => attributes['href'] ?? []);
      assert.deepEqual(
        links.filter((href) => wanted.includes(href)),
        wanted,
        id,
      );
    }
    assert.ok(values(page, 'a', 'href').includes(inLanguage(page, '/contact-us')));
  });
}

for (const [path, section] of PARTS_OF) {
  for (const page of pagesLike(path)) {
    test(`${page.address}: the bar marks ${section ?? 'nothing'}`, () => {
      const current = elementsIn(htmlOf(page.html, 'primary-nav')).filter(
        ({ attributes }) =>
          attributes['aria-current'] === 'page' && !/\/business-paths\/\d$/.test(attributes['href'] ?? ''),
      );
      assert.deepEqual(
        current.map(({ attributes }) => attributes['href']),
        section === undefined ? [] : [inLanguage(page, section)],
      );
    });
  }
}

for (const page of pagesLike('/')) {
  test(`${page.address}: its sections lead to the services, the company and the contact page`, () => {
    for (const [id, path] of [
      ['hero', '/our-services'],
      ['about-teaser', '/about-us'],
      ['contact-banner', '/contact-us'],
    ] as const) {
      const hrefs = elementsIn(htmlOf(page.html, id)).map(({ attributes }) => attributes['href']);
      assert.ok(hrefs.includes(inLanguage(page, path)), id);
    }
  });

  test(`${page.address}: the counters are final text`, () => {
    const text = htmlOf(page.html, 'about-teaser').replaceAll(/<[^>]*>/g, '');
    for (const counter of COUNTERS) assert.ok(text.includes(counter), `${counter} in ${text}`);
  });
}

test('the English home page keeps the literal wordings', () => {
  const page = pages.find(({ address }) => address === '/en');
  assert.ok(page);
  for (const [id, wanted] of Object.entries(WORDINGS)) {
    assert.deepEqual(headingsIn(htmlOf(page.html, id)), wanted);
  }
  assert.match(textOf(htmlOf(page.html, 'about-teaser')), /\bKnow more\b/);
});

for (const page of pagesLike('/media/ndsworkshop')) {
  test(`${page.address}: its two dates are those of the specification, and its header leads home`, () => {
    const dates = elementsIn(htmlOf(page.html, 'event-dates')).flatMap(
      ({ tag, attributes }) => (tag === 'time' && attributes['datetime']) || [],
    );
    assert.deepEqual(dates, ['2025-04-21', '2025-05-19T20:30:00+03:00']);
    const home = elementsIn(htmlOf(page.html, 'media-header')).find(({ tag }) => tag === 'a');
    assert.equal(home?.attributes['href'], inLanguage(page, '/'));
  });
}

/** Both languages of a path; `/job-post/*` is each page of its kind. A kind without pages is an error. */
function pagesLike(pattern: string): Page[] {
  const isAny = pattern.endsWith('/*');
  // A closed job has a number too, and is kept out of search.
  const found = pages.filter((page) =>
    isAny
      ? /^\d+$/.test(page.path.slice(pattern.length - 1)) &&
        page.path.startsWith(pattern.slice(0, -1)) &&
        isIndexed(page)
      : page.path === pattern,
  );
  if (found.filter((page) => !isNotFoundPage(page)).length < 2)
    throw new Error(`There is no page ${pattern}.`);
  return found;
}

function headingsIn(html: string): string[] {
  return Array.from(html.matchAll(/<h3\b.*?<\/h3>/gs), ([heading]) => textOf(heading).trim());
}

function idsOf(page: Page): string[] {
  return page.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
}

function itemsIn(page: Page, id: string): number {
  return elementsIn(htmlOf(page.html, id)).filter(({ attributes }) => 'data-item' in attributes).length;
}

function inLanguage({ language }: Page, path: string): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
