import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call } from '#server/testing/http-call.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const { port } = await startTestWebsite();
const get = (target: string, headers: Record<string, string> = {}) => call(port, target, { headers });

test('a page is served at its address in its language, and revalidated', async () => {
  const arabic = await get('/about-us');
  assert.equal(arabic.status, 200);
  assert.match(arabic.text, /lang="ar" dir="rtl"/u);
  assert.equal(arabic.headers['content-language'], 'ar');
  assert.equal(arabic.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(arabic.headers['cache-control'], 'no-cache');
  assert.equal(arabic.headers.vary, 'Accept-Encoding');
  const english = await get('/en/about-us');
  assert.equal(english.headers['content-language'], 'en');
  assert.equal((await get('/en')).headers['content-language'], 'en');
});

test('the smallest coding that the client takes is sent, with the same content', async () => {
  const plain = await get('/about-us');
  assert.equal(plain.headers['content-encoding'], undefined);
  const brotli = await get('/about-us', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
  const gzip = await get('/about-us', { 'Accept-Encoding': 'gzip, br;q=0' });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
  assert.equal(new Set(tags).size, 3, 'each coding is a representation of its own');
});

test('a known tag is answered with 304 and no body; one of another coding is not known', async () => {
  const page = await get('/about-us');
  const tag = String(page.headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await get('/about-us', { 'If-None-Match': known });
    assert.equal(answer.status, 304, known);
    assert.equal(answer.body.length, 0);
    assert.equal(answer.headers.etag, tag);
  }
  assert.equal((await get('/about-us', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })).status, 200);
  assert.equal((await get('/about-us', { 'If-None-Match': '"other"' })).status, 200);
});

test('HEAD is answered as GET is, without the body', async () => {
  for (const target of ['/about-us', '/media/film-1a2b3c4d.mp4']) {
    const full = await get(target);
    const head = await call(port, target, { method: 'HEAD', headers: { Range: 'bytes=0-9' } });
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    assert.equal(head.headers['content-length'], String(full.body.length));
  }
});

test('hashed files are kept for a year, pages beside them and texts are not', async () => {
  for (const hashed of ['/assets/app-1a2b3c4d.js', '/media/film-1a2b3c4d.mp4']) {
    assert.equal((await get(hashed)).headers['cache-control'], 'public, max-age=31536000, immutable');
  }
  for (const other of ['/media/ndsworkshop', '/media/captions-ar.vtt', '/i18n/ar.json', '/robots.txt']) {
    assert.equal((await get(other)).headers['cache-control'], 'no-cache', other);
  }
});

test('unknown addresses, and the addresses of the not-found pages, get the localized page with 404', async () => {
  for (const [target, language] of [
    ['/nope', 'ar'],
    ['/en/nope', 'en'],
    ['/english', 'ar'],
    ['/404', 'ar'],
    ['/en/404', 'en'],
    ['/about-us.html', 'ar'],
  ] as const) {
    const answer = await get(target, { 'If-None-Match': '*' });
    assert.equal(answer.status, 404, target);
    assert.equal(answer.headers['content-language'], language, target);
    assert.match(answer.text, new RegExp(`<title>${language} 404</title>`, 'u'));
  }
});

test('other spellings of a known address redirect to it, query kept', async () => {
  for (const [target, location] of [
    ['/about-us/', '/about-us'],
    ['/about-us/?a=1&b=%20', '/about-us?a=1&b=%20'],
    ['/en/', '/en'],
    ['/terms%26conditions', '/terms&conditions'],
    ['/terms%26conditions/', '/terms&conditions'],
    ['/terms-and-conditions?x=1', '/terms&conditions?x=1'],
    ['/terms', '/terms&conditions'],
    ['/terms/', '/terms&conditions'],
    ['/en/terms%26conditions', '/en/terms&conditions'],
    ['/en/terms', '/en/terms&conditions'],
    ['/%61bout-us', '/about-us'],
    ['/media/%d9%85%d9%84%d9%81.pdf', '/media/%D9%85%D9%84%D9%81.pdf'],
    ['/news/page-2', '/news?page=2'],
    ['/news/page-2/?page=7', '/news?page=2'],
    ['/en/news/page-10', '/en/news?page=10'],
  ] as const) {
    const answer = await get(target);
    assert.equal(answer.status, 301, target);
    assert.equal(answer.headers.location, location);
  }
  assert.equal((await get('/terms&conditions')).status, 200);
  assert.equal((await get('/media/%D9%85%D9%84%D9%81.pdf')).status, 200);
});

test('nothing outside the site can be reached, and no foreign place redirected to', async () => {
  for (const target of [
    '//evil.example/',
    '//evil.example/..',
    '/%2fevil.example/',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/%00',
    '/%zz',
    '/about-us//',
    '/assets/app-1a2b3c4d.js.br',
  ]) {
    const answer = await get(target);
    assert.equal(answer.status, 404, target);
    assert.equal(answer.headers.location, undefined, target);
  }
});

test('the numbered pages of one address are told apart by ?page=', async () => {
  assert.match((await get('/news?page=2')).text, /<title>ar news\/page-2</u);
  assert.match((await get('/en/news?utm=x&page=10')).text, /<title>en news\/page-10</u);
  for (const first of [
    '/news',
    '/news?page=1',
    '/news?page=11',
    '/news?page=x',
    '/news?page=',
    '/news?q=2',
  ]) {
    const answer = await get(first);
    assert.equal(answer.status, 200, first);
    assert.match(answer.text, /<title>ar news</u, first);
  }
});

test('an absolute request target, as proxies send it, is understood', async () => {
  const answer = await get('http://www.example.com/about-us?x=1');
  assert.equal(answer.status, 200);
  assert.match(answer.text, /<title>ar about-us</u);
});

test('a visitor without a token gets one with a page, and only then', async () => {
  const first = await get('/');
  assert.match(String(first.headers['set-cookie']), /^XSRF-TOKEN=[\w-]+\.[\w-]+; Path=\/; SameSite=Strict$/u);
  assert.ok((await get('/nope')).headers['set-cookie']);
  const tag = String(first.headers.etag);
  assert.equal((await get('/', { Cookie: 'a=b; XSRF-TOKEN=x' })).headers['set-cookie'], undefined);
  assert.equal(
    (await get('/', { Cookie: 'XSRF-TOKEN=x', 'If-None-Match': tag })).headers['set-cookie'],
    undefined,
  );
  assert.ok((await get('/', { Cookie: 'NOT-XSRF-TOKEN=x', 'If-None-Match': tag })).headers['set-cookie']);
  for (const file of ['/assets/app-1a2b3c4d.js', '/media/film-1a2b3c4d.mp4', '/i18n/ar.json']) {
    assert.equal((await get(file)).headers['set-cookie'], undefined, file);
  }
});
