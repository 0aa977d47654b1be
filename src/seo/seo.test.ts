import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteConfig } from '#site-config';
import { absoluteUrl, describedOr, headTags } from './seo.ts';

const page = {
  seo: { title: 'About\nus', description: 'Who we are', keywords: 'a, b' },
  defaults: {
    title: 'Node',
    description: 'A company in general',
    keywords: 'c',
    titleTemplate: '{title} | Node',
  },
  language: 'en',
  path: '/about-us',
  isTitleComplete: false,
  isIndexed: true,
  openGraphType: 'website',
  image: { url: '/card.jpg', width: 1200, height: 630, alternative: 'About us' },
} as const;

test('a description without a space or a hyphen gives way to the general one', () => {
  for (const nothing of ['', 'services', ' services ', 'خدمات']) {
    assert.equal(describedOr(nothing, 'general'), 'general');
  }
  for (const something of ['our services', 'e-services', 'خدمات رقمية']) {
    assert.equal(describedOr(something, 'general'), something);
  }
  const { meta } = headTags({ ...page, seo: { ...page.seo, description: 'about' } });
  const described = meta.filter((tag) => ('name' in tag ? tag.name : tag.property).endsWith('description'));
  assert.deepEqual(
    described.map(({ content }) => content),
    Array.from({ length: 3 }, () => 'A company in general'),
  );
});

test('a title is one line and names the company once', () => {
  assert.equal(headTags(page).title, 'About us | Node');
  assert.equal(headTags({ ...page, isTitleComplete: true }).title, 'About us');
});

test('canonical and languages are absolute and name each other; Arabic is the default', () => {
  const arabic = headTags({ ...page, language: 'ar' });
  const english = headTags(page);
  assert.equal(arabic.canonical, `${siteConfig.origin}/about-us`);
  assert.equal(english.canonical, `${siteConfig.origin}/en/about-us`);
  assert.deepEqual(arabic.alternates, english.alternates);
  assert.deepEqual(
    english.alternates.map(({ hrefLang, href }) => [hrefLang, href]),
    [
      ['ar', arabic.canonical],
      ['en', english.canonical],
      ['x-default', arabic.canonical],
    ],
  );
});

test('a page that is kept out of search says so and offers no languages', () => {
  const { meta, alternates } = headTags({ ...page, isIndexed: false });
  assert.ok(meta.some((tag) => 'name' in tag && tag.name === 'robots' && tag.content === 'noindex'));
  assert.deepEqual(alternates, []);
});

test('an ampersand stays literal in an address', () => {
  assert.equal(absoluteUrl('/terms&conditions'), `${siteConfig.origin}/terms&conditions`);
});
