import assert from 'node:assert/strict';
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { describe, test } from 'node:test';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import type { Store } from '#server/storage/store.ts';
import { startVisitCounter } from './visit-counter.ts';
import { forgetOldVisits } from './visit-statements.ts';

const PAGES = new Set(['/', '/en', '/faq', '/en/faq']);
const NOW = new Date('2026-11-21T21:30:00.000Z');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
/** What a browser sends when somebody follows a link. */
const BROWSER: IncomingHttpHeaders = {
  host: 'www.example.com',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'ar',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
};

function requestWith(headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, BROWSER, headers);
  return request;
}

const counterOn = (store: Store, now = NOW) =>
  startVisitCounter({ store, log: quiet, pages: PAGES, now: () => now, flushMs: 1_000_000 });

async function countedIn(store: Store): Promise<string[]> {
  const [rows = []] = await store.run([
    { sql: 'select * from visits order by day, page, language, source', values: [] },
  ]);
  return rows.map(({ day, page, language, source, hits }) => [day, page, language, source, hits].join(' '));
}

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    test('visits are counted by page, language, day in Riyadh and referring site, by several instances together', async () => {
      const store = await openEmptyStore(engine, 'test_visits');
      const counters = [counterOn(store), counterOn(store)];
      for (const counter of counters) {
        counter.count(requestWith({}), '/faq');
        counter.count(requestWith({ referer: 'https://www.google.com/search?q=a+secret' }), '/en/faq');
        counter.count(requestWith({ referer: 'https://مثال.السعودية/x' }), '/');
        counter.count(requestWith({ referer: 'android-app://x y' }), '/');
      }
      await Promise.all(counters.map((counter) => counter.flush()));
      await Promise.all(counters.map((counter) => counter.stop()));
      assert.deepEqual(await countedIn(store), [
        '2026-11-22 / ar other 2',
        '2026-11-22 / ar xn--mgbh0fb.xn--mgberp4a5d4ar 2',
        '2026-11-22 /faq ar  2',
        '2026-11-22 /faq en google.com 2',
      ]);
    });

    test('what was counted is forgotten after the time that the policy says', async () => {
      const store = await openEmptyStore(engine, 'test_old_visits');
      for (const day of ['2024-11-20T12:00:00Z', '2024-11-23T12:00:00Z']) {
        const counter = counterOn(store, new Date(day));
        counter.count(requestWith({}), '/');
        await counter.stop();
      }
      await store.run([forgetOldVisits(NOW)]);
      assert.deepEqual(await countedIn(store), ['2024-11-23 / ar  1']);
    });
  });
}

test('robots, unwilling visitors, moves inside the site and what is no page are not counted', async () => {
  const [engine] = TEST_ENGINES;
  assert.ok(engine);
  const store = await openEmptyStore(engine, '');
  const counter = counterOn(store);
  counter.count(requestWith({ dnt: '1' }), '/');
  counter.count(requestWith({ 'sec-gpc': '1' }), '/');
  counter.count(requestWith({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }), '/');
  counter.count(requestWith({ 'user-agent': 'curl/8.0' }), '/');
  counter.count(requestWith({ 'user-agent': undefined }), '/');
  counter.count(requestWith({ accept: '*/*' }), '/');
  counter.count(requestWith({ 'sec-purpose': 'prefetch' }), '/');
  counter.count(requestWith({ 'sec-fetch-dest': 'iframe' }), '/');
  counter.count(requestWith({ 'sec-fetch-site': 'same-origin' }), '/');
  counter.count(requestWith({ 'sec-fetch-site': undefined, referer: 'http://www.example.com/faq' }), '/');
  counter.count(requestWith({}), '/unknown');
  counter.count(requestWith({}), '/assets/script.js');
  await counter.stop();
  assert.deepEqual(await countedIn(store), []);
});

test('who invents referring sites fills neither memory nor database', async () => {
  const [engine] = TEST_ENGINES;
  assert.ok(engine);
  const store = await openEmptyStore(engine, '');
  const counter = counterOn(store);
  for (let index = 0; index < 2_000; index += 1) {
    counter.count(requestWith({ referer: `https://spam${index}.example/` }), '/');
  }
  await counter.stop();
  const visits = await countedIn(store);
  assert.equal(visits.length, 301);
  assert.ok(visits.includes('2026-11-22 / ar other 1700'));
});

test('a batch that the store refuses is tried again, and a stop does not wait for a store that hangs', async () => {
  const [engine] = TEST_ENGINES;
  assert.ok(engine);
  const real = await openEmptyStore(engine, '');
  let isAway = true;
  const run: Store['run'] = (unit) => (isAway ? Promise.reject(new Error('away')) : real.run(unit));
  const counter = counterOn({ ...storeOf(real), run });
  counter.count(requestWith({}), '/');
  await counter.flush();
  isAway = false;
  await counter.stop();
  assert.deepEqual(await countedIn(real), ['2026-11-22 / ar  1']);
  const hanging = counterOn({ ...storeOf(real), run: () => new Promise(() => {}) });
  hanging.count(requestWith({}), '/');
  const started = performance.now();
  await hanging.stop();
  assert.ok(performance.now() - started < 2_500);
});

const storeOf = (store: Store): Store => ({
  engine: store.engine,
  run: (unit) => store.run(unit),
  read: (unit) => store.read(unit),
  rehearse: (unit) => store.rehearse(unit),
  close: () => store.close(),
  removeTraces: () => store.removeTraces(),
});
