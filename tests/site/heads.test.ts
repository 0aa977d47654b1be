import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { builtPages, isIndexed, values, type Page } from './built-site.ts';
import { textOf } from './html.ts';

// What a page says of itself to search engines and social networks (rule:seo-output).

const ABSOLUTE = /^https?:\/\/[^/]+(?:\/|$)/;
const LOCALE = { ar: 'ar_SA', en: 'en_US' } as const;
const OTHER = { ar: 'en', en: 'ar' } as const;

const Graph = v.object({ '@graph': v.array(v.record(v.string(), v.unknown())) });
const Organization = v.looseObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.regex(ABSOLUTE)),
  logo: v.pipe(v.string(), v.regex(ABSOLUTE)),
  email: v.pipe(v.string(), v.email()),
  telephone: v.pipe(v.string(), v.regex(/^\+\d/)),
  contactPoint: v.looseObject({ availableLanguage: v.tuple([v.literal('ar'), v.literal('en')]) }),
});
const Trail = v.array(
  v.object({ '@type': v.string(), position: v.number(), name: v.string(), item: v.string() }),
);
const Event = v.looseObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  startDate: v.string(),
  inLanguage: v.picklist(['ar', 'en']),
  eventAttendanceMode: v.literal('https://schema.org/OnlineEventAttendanceMode'),
  location: v.looseObject({
    '@type': v.literal('VirtualLocation'),
    url: v.pipe(v.string(), v.regex(ABSOLUTE)),
  }),
  organizer: v.looseObject({ '@type': v.literal('Organization') }),
});

for (const page of builtPages().filter(isIndexed)) {
  const canonical = values(page, 'link', 'href', { rel: 'canonical' });

  test(`${page.address} says the same to search engines and to both social networks`, () => {
    const title = textOf(/<title>(.*?)<\/title>/s.exec(page.html)?.[1] ?? '').trim();
    const description = named(page, 'description');
    assert.match(description, /[\s-]/);
    assert.notEqual(named(page, 'keywords'), '');
    assert.equal(property(page, 'og:title'), title);
    assert.equal(named(page, 'twitter:title'), title);
    assert.equal(property(page, 'og:description'), description);
    assert.equal(named(page, 'twitter:description'), description);
    assert.equal(named(page, 'twitter:card'), 'summary_large_image');
    assert.equal(property(page, 'og:locale'), LOCALE[page.language]);
    assert.equal(property(page, 'og:locale:alternate'), LOCALE[OTHER[page.language]]);
    for (const image of [property(page, 'og:image'), named(page, 'twitter:image')])
      assert.match(image, ABSOLUTE);
    for (const alternative of [property(page, 'og:image:alt'), named(page, 'twitter:image:alt')]) {
      assert.match(alternative, /^.+$/, 'one line');
    }
    assert.equal(canonical.length, 1);
    assert.match(canonical[0] ?? '', ABSOLUTE);
    assert.equal(property(page, 'og:url'), canonical[0]);
  });

  test(`${page.address} names the company and its own place`, () => {
    const graph = graphOf(page);
    v.parse(
      Organization,
      graph.find((node) => node['@type'] === 'Organization'),
    );
    const types = graph.map((node) => node['@type']);
    if (page.path === '/') {
      assert.ok(types.includes('WebSite'));
      assert.ok(!types.includes('BreadcrumbList'));
      return;
    }
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = v.parse(Trail, list?.['itemListElement']);
    assert.deepEqual(
      steps.map(({ position }) => position),
      steps.map((_, index) => index + 1),
    );
    assert.equal(new URL(steps[0]?.item ?? '').pathname, page.language === 'ar' ? '/' : '/en');
    assert.equal(steps.at(-1)?.item, canonical[0]);
    for (const { name } of steps) assert.match(name, /^.+$/, 'one line');
  });
}

for (const page of builtPages().filter(({ path }) => path === '/media/ndsworkshop')) {
  test(`${page.address} is an online event on its two dates, Riyadh time`, () => {
    const events = graphOf(page).filter((node) => node['@type'] === 'Event');
    const parsed = events.map((event) => v.parse(Event, event));
    assert.deepEqual(
      parsed.map(({ startDate }) => startDate),
      ['2025-04-21', '2025-05-19T20:30:00+03:00'],
    );
    assert.deepEqual(new Set(parsed.map(({ inLanguage }) => inLanguage)), new Set([page.language]));
  });
}

function graphOf({ html }: Page) {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return v.parse(Graph, JSON.parse(json))['@graph'];
}

/** The one value of a named meta tag. */
function named(page: Page, name: string): string {
  return one(values(page, 'meta', 'content', { name }), name);
}

/** The one value of an Open Graph tag. */
function property(page: Page, name: string): string {
  return one(values(page, 'meta', 'content', { property: name }), name);
}

function one(found: readonly string[], name: string): string {
  assert.equal(found.length, 1, name);
  return found[0] ?? '';
}
