import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { builtPages, isServed, readSiteFile, values, type Language } from './built-site.ts';
import { htmlOf } from './html.ts';

const Manifest = v.looseObject({
  lang: v.string(),
  dir: v.string(),
  start_url: v.string(),
  icons: v.pipe(v.array(v.looseObject({ src: v.string() })), v.minLength(1)),
});

for (const page of builtPages().filter(({ path }) => path === '/')) {
  test(`${page.address}: its manifest is in its language, and the icons are there`, () => {
    const [href = ''] = values(page, 'link', 'href', { rel: 'manifest' });
    const { icons, ...manifest } = v.parse(Manifest, JSON.parse(readSiteFile(href)));
    assert.equal(manifest.lang, page.language);
    assert.equal(manifest.dir, page.language === 'ar' ? 'rtl' : 'ltr');
    assert.equal(manifest.start_url, page.address);
    for (const { src } of icons) assert.ok(isServed(src), `${src} is not there`);
  });
}

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

for (const page of builtPages().filter(({ path }) => path === '/')) {
  test(`${page.address}: its feed has every article of its language, newest first, at addresses that are served`, () => {
    const [href = ''] = values(page, 'link', 'href', { type: 'application/atom+xml' });
    const feed = readSiteFile(href);
    assert.match(feed, new RegExp(`^<feed [^>]*xml:lang="${page.language}">$`, 'm'));
    const entries = feed.split('<entry>').slice(1);
    const urls = entries.map((entry) => /<id>([^<]+)<\/id>/.exec(entry)?.[1] ?? '');
    const articles = builtPages().filter(
      (each) =>
        each.language === page.language &&
        values(each, 'meta', 'content', { property: 'og:type' }).includes('article'),
    );
    assert.ok(articles.length > 0);
    for (const { address, html } of articles) {
      const entry = entries[urls.findIndex((url) => url.endsWith(address))] ?? '';
      const content = unescaped(/<content type="html">([^<]*)<\/content>/.exec(entry)?.[1] ?? '');
      assert.doesNotMatch(content, /(?:href|src)="\/|<(?:svg|button|script|style)/, address);
      const text = htmlOf(html, 'main').replaceAll(/<header.*?<\/header>/gs, '');
      const paragraphs = Array.from(
        text.matchAll(/<p(?: class="[^"]*")?>([^<]{80,})<\/p>/g),
        ([, paragraph = '']) => paragraph,
      );
      const missing = paragraphs.filter((paragraph) => !content.includes(paragraph));
      assert.deepEqual(missing, [], `${address} is in its feed with its whole text`);
    }
    for (const { address } of articles)
      assert.ok(
        urls.some((url) => url.endsWith(address)),
        address,
      );
    for (const url of urls) assert.ok(isServed(new URL(url).pathname), url);
    const published = entries.map((entry) => /<published>([^<]+)</.exec(entry)?.[1] ?? '');
    for (const moment of published)
      assert.match(moment, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
    const times = published.map((moment) => Date.parse(moment));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
  });
}

test('security.txt names a contact and has not expired', () => {
  const text = readSiteFile('.well-known/security.txt');
  assert.match(text, /^Contact: (?:mailto:|https:)\S+$/m);
  assert.match(text, /^Preferred-Languages: ar, en$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  assert.ok(Date.parse(expires) > Date.now());
});

test('the words of both languages have the same keys', () => {
  const keysOf = (language: Language) => keyPaths(JSON.parse(readSiteFile(`i18n/${language}.json`)));
  const arabic = keysOf('ar');
  assert.ok(arabic.length > 100);
  assert.deepEqual(keysOf('en'), arabic);
});

/** Every path to a text, as `home.hero.title`; lists count by their places. */
function keyPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .flatMap(([key, child]) => keyPaths(child, `${path}.${key}`))
    .toSorted();
}
