import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import {
  builtPages,
  isIndexed,
  isNotFoundPage,
  isServed,
  readSiteFile,
  values,
  type Page,
} from './built-site.ts';

const pages = builtPages();
const indexed = pages.filter((page) => isIndexed(page) && canonicalOf(page) === page.address);

test('sitemap.xml lists exactly the pages that search engines may list', () => {
  const sitemap = readSiteFile('sitemap.xml');
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => pathOf(url));
  assert.deepEqual(listed.toSorted(), indexed.map(({ address }) => address).toSorted());
});

test('sitemap.xml says when each page changed, never in the future', () => {
  const dates = Array.from(
    readSiteFile('sitemap.xml').matchAll(/<lastmod>([^<]*)</g),
    ([, date = '']) => date,
  );
  assert.equal(dates.length, indexed.length);
  for (const date of dates) assert.ok(Date.parse(date) <= Date.now(), date);
});

test('the not-found pages are kept out of search engines', () => {
  for (const page of pages.filter(isNotFoundPage)) assert.equal(isIndexed(page), false);
});

test('robots.txt names the sitemap', () => {
  assert.match(readSiteFile('robots.txt'), /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

for (const page of indexed) {
  test(`${page.address}: its languages name each other`, () => {
    const alternates = ['ar', 'en', 'x-default'].map((hreflang) =>
      values(page, 'link', 'href', { rel: 'alternate', hreflang }).map(pathOf),
    );
    const english = page.path === '/' ? '/en' : `/en${page.path}`;
    assert.deepEqual(alternates, [[page.path], [english], [page.path]]);
  });

  test(`${page.address}: its social card is a file of the site`, () => {
    const [image] = values(page, 'meta', 'content', { property: 'og:image' });
    assert.ok(image && isServed(pathOf(image)), `${image} is not there`);
  });

  test(`${page.address}: its structured data is one valid graph, whose pictures are there`, () => {
    const blocks = Array.from(
      page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = '']) => json,
    );
    assert.equal(blocks.length, 1);
    const graph = v.parse(
      v.object({
        '@context': v.literal('https://schema.org'),
        '@graph': v.pipe(v.array(v.looseObject({ '@type': v.string() })), v.minLength(1)),
      }),
      JSON.parse(blocks[0] ?? ''),
    );
    for (const { logo } of graph['@graph']) {
      if (typeof logo === 'string') assert.ok(isServed(pathOf(logo)), `${logo} is not there`);
    }
  });
}

function canonicalOf(page: Page): string | undefined {
  return values(page, 'link', 'href', { rel: 'canonical' }).map(pathOf)[0];
}

/** The path of an absolute address as it stands in the address bar. */
function pathOf(url: string): string {
  return decodeURI(new URL(url.replaceAll('&amp;', '&')).pathname);
}
