import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_PATHS } from '#shared/api.ts';
import { StoreError, type Store } from '#server/storage/store.ts';
import { openFormClient, postPlainForm, scriptHeaders, tokenIn } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { call } from '#server/testing/http-call.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const failingStore = (run: Store['run']): Store => ({
  engine: 'sqlite',
  run,
  read: run,
  rehearse: async (unit) => void (await run(unit)),
  close: () => Promise.resolve(),
  removeTraces: () => Promise.resolve(),
});

const site = await startTestWebsite({ siteHost: 'www.example.com' });
const limited = await startTestWebsite({ ratePerMinute: 3 });
const behindProxy = await startTestWebsite({ ratePerMinute: 2, trustedProxies: 1 });
const withoutForms = await startTestWebsite({ forms: { contact: 'off', newsletter: 'off' } });
const slow = await startTestWebsite({ storeTimeoutMs: 20, store: failingStore(() => new Promise(() => {})) });
const full = await startTestWebsite({
  store: failingStore(() => Promise.reject(new StoreError('database or disk is full', 'SQLITE_FULL'))),
});
const visitor = await openFormClient(site.port);
const STORE = API_PATHS.workshopRegistration;
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

test('the contact and the subscribe form are taken as well', async () => {
  const message = { name: 'سارة', email: 's@example.com', message: 'السلام عليكم\nنود التواصل' };
  const contact = await visitor.post(API_PATHS.contactMessage, message);
  assert.equal(contact.status, 201);
  assert.ok(contact.json().message);
  assert.equal((await visitor.post(API_PATHS.contactMessage, { ...message, name: '' })).status, 422);
  const [first, again] = [
    await visitor.post(API_PATHS.newsletterSubscription, { email: 's@example.com' }),
    await visitor.post(API_PATHS.newsletterSubscription, { email: 'S@example.com' }),
  ];
  assert.deepEqual([first.status, first.text], [201, again.text], 'nobody learns who has subscribed');
});

test('a form that is switched off is no address at all', async () => {
  const { post, register } = await openFormClient(withoutForms.port);
  for (const path of [API_PATHS.contactMessage, API_PATHS.newsletterSubscription]) {
    const answer = await post(path, { email: 's@example.com' });
    assert.equal(answer.status, 404);
    assert.ok(answer.json().message);
  }
  assert.equal((await register(REGISTRATION)).status, 201);
});

test('a request without the token of the page is refused, and the answer brings a fresh one that works', async () => {
  const token = tokenIn(await call(site.port, '/'));
  const own = scriptHeaders(token);
  const { Cookie: cookie = '', 'X-XSRF-TOKEN': header = '', ...bare } = own;
  const forged = 'bm9uY2U.c2lnbmF0dXJl';
  for (const headers of [
    bare,
    { ...bare, Cookie: cookie },
    { ...bare, 'X-XSRF-TOKEN': header },
    scriptHeaders(forged),
    scriptHeaders(`${token}x`),
    scriptHeaders(token.replace('.', '')),
    { ...own, 'Sec-Fetch-Site': 'cross-site' },
    { ...own, 'Sec-Fetch-Site': 'same-site' },
    { ...own, 'X-XSRF-TOKEN': tokenIn(await call(site.port, '/')) },
  ]) {
    const body = JSON.stringify({ ...REGISTRATION, email: 'refused@example.com' });
    const answer = await call(site.port, STORE, { method: 'POST', headers, body });
    assert.equal(answer.status, 403);
    assert.ok(answer.json().message);
    const retry = await call(site.port, STORE, {
      method: 'POST',
      headers: scriptHeaders(tokenIn(answer)),
      body,
    });
    assert.equal(retry.status, 201);
  }
});

test('a plain form is known by its origin also behind a proxy that replaced the host', async () => {
  const answer = await postPlainForm(site.port, REGISTRATION, {
    headers: { Origin: 'https://www.example.com' },
  });
  assert.equal(answer.headers.location, '/media/ndsworkshop/registered');
});

test('what cannot be read is refused in words', async () => {
  for (const [status, body, headers] of [
    [400, '{', {}],
    [400, '', {}],
    [400, Buffer.from([0x7b, 0xff, 0x7d]), {}],
    [422, 'null', {}],
    [422, '[]', {}],
    [422, '"text"', {}],
    [415, 'x', { 'Content-Type': 'text/plain' }],
    [415, 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    [415, '{}', { 'Content-Encoding': 'gzip' }],
    [413, JSON.stringify({ ...REGISTRATION, employer: 'x'.repeat(20_000) }), {}],
  ] as const) {
    const answer = await visitor.register(body, headers);
    assert.equal(answer.status, status, String(body).slice(0, 20));
    assert.match(answer.json().message, /[\u0600-\u06ff]/u);
  }
  const plain = await visitor.post(API_PATHS.contactMessage, 'a=b', {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  assert.equal(plain.status, 415, 'only the reservation has pages to end on');
});

test('a wrong method and an unknown address of the API are told apart', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await call(site.port, `${STORE}?lang=en`, { method });
    assert.equal(answer.status, 405, method);
    assert.equal(answer.headers.allow, 'POST');
    assert.match(answer.json().message, /^[A-Z]/u);
  }
  for (const path of ['/api/', '/api/nope', `${STORE}/`, '/api/%zz', '/api/__proto__']) {
    const answer = await visitor.post(path, REGISTRATION);
    assert.equal(answer.status, 404, path);
    assert.ok(answer.json().message);
  }
  const page = await call(site.port, '/about-us', { method: 'POST' });
  assert.equal(page.status, 405);
  assert.equal(page.headers.allow, 'GET, HEAD');
});

test('the language of an answer: ?lang=, else Accept-Language by weight, else Arabic', async () => {
  const arabic = /[\u0600-\u06ff]/u;
  for (const [query, acceptLanguage, isArabic] of [
    ['', '', true],
    ['', 'en', false],
    ['', 'de, fr;q=0.5', true],
    ['', 'en;q=0.4, ar;q=0.8', true],
    ['', 'ar-SA;q=0.4, en-US', false],
    ['?lang=ar', 'en', true],
    ['?lang=en', 'ar', false],
    ['?lang=xx', 'en', false],
  ] as const) {
    const answer = await visitor.post(STORE + query, {}, { 'Accept-Language': acceptLanguage });
    assert.equal(arabic.test(answer.json().message), isArabic, `${query} ${acceptLanguage}`);
  }
});

test('too many forms from one address are refused for a while, without a word of whose they are', async () => {
  const { register } = await openFormClient(limited.port);
  const statuses: number[] = [];
  // An address in a header that anyone can write makes nobody another visitor.
  for (const forwarded of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
    statuses.push((await register(REGISTRATION, { 'X-Forwarded-For': forwarded })).status);
  }
  assert.deepEqual(statuses, [201, 201, 201, 429]);
  const refused = await register(REGISTRATION);
  const wait = Number(refused.headers['retry-after']);
  assert.ok(wait > 0 && wait <= 3600, String(wait));
  assert.ok(refused.json().message);
  const plain = await postPlainForm(limited.port, REGISTRATION, { headers: OWN });
  assert.equal(plain.headers.location, '/media/ndsworkshop/failed');
  assert.equal((await call(limited.port, '/')).status, 200, 'pages go on');
});

test('behind a proxy of ours its word counts, and only its own', async () => {
  const { register } = await openFormClient(behindProxy.port);
  const from = async (forwarded: string) =>
    (await register(REGISTRATION, { 'X-Forwarded-For': forwarded })).status;
  const first = [
    await from('9.9.9.9, 1.1.1.1'),
    await from('8.8.8.8, 1.1.1.1'),
    await from('7.7.7.7, 1.1.1.1'),
  ];
  assert.deepEqual(first, [201, 201, 429]);
  assert.equal(await from('1.1.1.2'), 201);
});

test('a store that fails or does not answer is a 503 that says when to come back', async () => {
  for (const { port } of [slow, full]) {
    const { register } = await openFormClient(port);
    const answer = await register(REGISTRATION, { 'Accept-Language': 'en' });
    assert.equal(answer.status, 503);
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assert.match(answer.json().message, /^[A-Z]/u);
    const plain = await postPlainForm(port, REGISTRATION, { language: 'en', headers: OWN });
    assert.equal(plain.headers.location, '/en/media/ndsworkshop/failed');
    assert.equal((await call(port, '/about-us')).status, 200, 'pages go on');
  }
});

test('alive and ready are two things', async () => {
  assert.equal((await call(site.port, '/healthz')).status, 200);
  assert.equal((await call(site.port, '/readyz')).status, 200);
  assert.equal((await call(full.port, '/healthz')).status, 200);
  assert.equal((await call(full.port, '/readyz')).status, 503);
});
