import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { withLanguages } from './pre-paint-languages.ts';

const SOURCE = readFileSync(new URL('pre-paint.js', import.meta.url), 'utf8');
const SCRIPT = withLanguages(SOURCE);

const BLOCKED = Symbol('blocked');

const ORIGIN = 'https://site.example';

/** How the visitor came: by typing the address, if nothing else is said. */
interface Way {
  referrer?: string;
  type?: 'navigate' | 'reload' | 'back_forward';
  script?: string;
}

/** What the script does on an address, for a visitor whose browser has this stored. */
function visit(
  address: string,
  stored: string | null | typeof BLOCKED,
  { referrer = '', type = 'navigate', script = SCRIPT }: Way = {},
) {
  const url = new URL(address, ORIGIN);
  const result: { replaced?: string; written?: string } = {};
  runInNewContext(script, {
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      origin: ORIGIN,
      replace: (target: string) => (result.replaced = target),
    },
    document: { referrer, documentElement: { dataset: {} } },
    performance: { getEntriesByType: () => [{ toJSON: () => ({ type }) }] },
    localStorage: {
      getItem: (key: string) => {
        if (typeof stored === 'symbol') throw new Error('blocked');
        return key === 'lang' ? stored : null;
      },
      setItem: (key: string, value: string) => {
        if (key === 'lang') result.written = value;
      },
    },
  });
  return result;
}

test('a visitor who chose English leaves an Arabic address for the English one, query and hash kept', () => {
  assert.deepEqual(visit('/faq?a=1#x', 'en'), { replaced: '/en/faq?a=1#x' });
  assert.deepEqual(visit('/', 'en'), { replaced: '/en' });
  assert.deepEqual(visit('/?a=1', 'en'), { replaced: '/en?a=1' });
  assert.deepEqual(visit('/english', 'en'), { replaced: '/en/english' });
});

test('anything else that is stored keeps an Arabic address', () => {
  for (const stored of ['ar', 'EN', 'fr', '', null]) assert.deepEqual(visit('/faq', stored), {});
});

test('an English address stays, and is remembered only when nothing is stored', () => {
  assert.deepEqual(visit('/en', null), { written: 'en' });
  assert.deepEqual(visit('/en/faq', null), { written: 'en' });
  for (const stored of ['ar', 'en', 'fr', '']) assert.deepEqual(visit('/en/faq', stored), {});
});

test('whoever comes from a page of the other language has chosen this one, in a new tab too', () => {
  assert.deepEqual(visit('/faq', 'en', { referrer: `${ORIGIN}/en/faq?a=1` }), { written: 'ar' });
  assert.deepEqual(visit('/', 'en', { referrer: `${ORIGIN}/en` }), { written: 'ar' });
  assert.deepEqual(visit('/en/faq', 'ar', { referrer: `${ORIGIN}/faq` }), { written: 'en' });
});

test('another way to a page is no choice', () => {
  const toEnglish = { replaced: '/en/faq' };
  assert.deepEqual(visit('/faq', 'en', { referrer: `${ORIGIN}/about-us` }), toEnglish);
  for (const referrer of ['https://search.example/en/faq', `${ORIGIN}.example/en/faq`, `${ORIGIN}/english`]) {
    assert.deepEqual(visit('/faq', 'en', { referrer }), toEnglish, referrer);
  }
  for (const type of ['reload', 'back_forward'] as const) {
    assert.deepEqual(visit('/faq', 'en', { referrer: `${ORIGIN}/en/faq`, type }), toEnglish, type);
  }
});

test('blocked storage changes nothing', () => {
  assert.deepEqual(visit('/faq', BLOCKED), {});
  assert.deepEqual(visit('/en/faq', BLOCKED), {});
});

test('with a third language each choice leads to its own addresses', () => {
  const three = SOURCE.replace('PREFIXES', '{"en":"/en","ar":"","fr":"/fr"}');
  assert.deepEqual(visit('/faq', 'fr', { script: three }), { replaced: '/fr/faq' });
  assert.deepEqual(visit('/fr/faq', null, { script: three }), { written: 'fr' });
  assert.deepEqual(visit('/en/faq', 'fr', { script: three }), {});
  const fromEnglish = { referrer: `${ORIGIN}/en/faq`, script: three };
  assert.deepEqual(visit('/fr/faq', 'en', fromEnglish), { written: 'fr' });
});
