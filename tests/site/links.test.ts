import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { builtPages, isServed, readSiteFile, SITE_FOLDER, type Page } from './built-site.ts';

/** Attributes whose address the browser loads or a visitor follows. */
const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'action', 'data'];

/** Links that speak about addresses instead of loading them. */
const ABOUT = new Set(['canonical', 'alternate']);

/** Elements that load what they name; a link to another site (`a`) loads nothing. */
const LOADING = new Set([
  'script',
  'link',
  'img',
  'source',
  'video',
  'audio',
  'track',
  'iframe',
  'object',
  'embed',
]);

const pages = builtPages();

for (const page of pages) {
  test(`${page.address}: loads nothing from other sites`, () => {
    const foreign = addressesIn(page).filter(
      ({ tag, address }) => LOADING.has(tag) && /^([a-z]+:)?\/\//i.test(address),
    );
    assert.deepEqual(foreign, []);
  });

  test(`${page.address}: every address of the site that it names is there`, () => {
    const broken = addressesIn(page)
      .map(({ address }) => address.replace(/[?#].*$/, ''))
      .filter((address) => address.startsWith('/') && !address.startsWith('//'))
      .filter((address) => !address.startsWith('/api/') && !isServed(address));
    assert.deepEqual([...new Set(broken)], []);
  });

  test(`${page.address}: every link into a page hits an element`, () => {
    const hashes = addressesIn(page).filter(({ tag, address }) => tag === 'a' && address.includes('#'));
    for (const { address } of hashes) {
      const [path = '', hash = ''] = address.split('#');
      const pathname = path.replace(/\?.*$/, '');
      const target = pathname === '' ? page : pages.find((each) => each.address === pathname);
      if (target === undefined || hash === '') continue;
      assert.ok(hasId(target, decodeURIComponent(hash)), `${address} hits nothing`);
    }
  });
}

for (const file of globSync('assets/*.css', { cwd: SITE_FOLDER })) {
  test(`${file}: every file that it names is there, on this site`, () => {
    const named = Array.from(
      readSiteFile(file).matchAll(/url\(["']?([^"')]+)["']?\)/g),
      ([, url = '']) => url,
    );
    const wrong = named.filter((url) => !url.startsWith('data:') && !(url.startsWith('/') && isServed(url)));
    assert.deepEqual(wrong, []);
  });
}

function addressesIn(page: Page): { tag: string; address: string }[] {
  return page.elements
    .filter(({ attributes }) => !ABOUT.has(attributes['rel'] ?? ''))
    .flatMap(({ tag, attributes }) =>
      ADDRESSES.flatMap((name) => {
        const value = attributes[name];
        if (value === undefined) return [];
        const list =
          name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
        return list.map((address) => ({ tag, address }));
      }),
    );
}

function hasId(page: Page, id: string): boolean {
  return page.elements.some(({ attributes }) => attributes['id'] === id);
}
