import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPages, type Page } from './built-site.ts';
import { elementsIn, htmlOf } from './html.ts';

const pages = builtPages().filter(({ language }) => language === 'ar');

/** Pages that a visitor takes for one: the parts of a list, both addresses of a job, what is said after a form. */
function pageOf(path: string): string {
  if (/^\/newsletter\/|^\/media\/ndsworkshop\//.test(path)) return 'messages';
  return path.replace(/^\/news\/page-\d+$/, '/news').replace(/^\/(?:careers|job-post)\/\d+$/, '/job');
}

/** The names of the studies in a part of a page. */
function studiesIn(html: string): string[] {
  return elementsIn(html).flatMap(({ tag, attributes }) => {
    const address = attributes[tag === 'video' ? 'poster' : 'src'] ?? '';
    const [, name] = /^\/media\/([a-z0-9-]+)\.[0-9a-f]{8}-\d+\.webp$/.exec(address) ?? [];
    return name === undefined ? [] : [name];
  });
}

const shownOn = new Map(pages.map((page) => [page.path, studiesIn(htmlOf(page.html, 'main'))]));

/** What a page shows besides the cards whose page opens with the same picture: those belong to that page. */
function ownStudies({ path, html }: Page): string[] {
  const cards = htmlOf(html, 'main').match(/<article\b.*?<\/article>/gs) ?? [];
  const foreign = cards.flatMap((card) => {
    const address = /href="(\/[^"#?]*)"/.exec(card)?.[1] ?? '';
    return studiesIn(card).filter((name) => address !== path && shownOn.get(address)?.includes(name));
  });
  return (shownOn.get(path) ?? []).filter((name) => !foreign.includes(name));
}

test('no study stands on more than two pages', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const name of ownStudies(page)) {
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(pageOf(page.path)));
    }
  }
  assert.ok(pagesOf.size > 20, 'no studies are found');
  const worn = [...pagesOf].filter(([, found]) => found.size > 2);
  assert.deepEqual(
    worn.map(([name, found]) => `${name}: ${[...found].join(', ')}`),
    [],
  );
});

for (const page of pages) {
  test(`${page.address}: one picture at most is fetched before the others`, () => {
    const images = page.elements.filter(({ tag }) => tag === 'img');
    const eager = images.filter(({ attributes }) => attributes['loading'] !== 'lazy');
    const first = images.filter(({ attributes }) => attributes['fetchpriority'] === 'high');
    // Several wait for the style sheet, which shows one of them (tests/e2e/every-page.spec.ts).
    const alone = first.every((image) => !eager.includes(image)) ? 0 : first.length;
    assert.ok(alone <= 1, `${alone} pictures want to be first`);
    assert.deepEqual(
      eager.filter((image) => !first.includes(image)).map(({ attributes }) => attributes['src']),
      [],
    );
  });
}
