import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { startTestWebsite } from '#server/testing/test-website.ts';

const asked: [language: string, query: string][] = [];

const { port } = await startTestWebsite({
  renderSearch: (language, query) => {
    asked.push([language, query]);
    if (query === 'broken') return Promise.reject(new Error('on purpose'));
    return Promise.resolve(`<!doctype html><title>${language} ${query.length}</title><script>1</script>`);
  },
});
const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

test('a search is answered with a page of its own in the language of the address', async () => {
  const answer = await call('/en/search?q=jobs');
  assert.equal(answer.status, 200);
  assert.equal(await answer.text(), '<!doctype html><title>en 4</title><script>1</script>');
  assert.equal(answer.headers.get('content-language'), 'en');
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
  assert.match(answer.headers.get('cache-control') ?? '', /private/);
  // Its own inline script may run, and no other.
  assert.match(answer.headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/);
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
});

test('words come trimmed, and cut where nobody means more', async () => {
  await call(`/search?q=${encodeURIComponent(`  ${'و'.repeat(500)} `)}`);
  assert.deepEqual(asked.at(-1), ['ar', 'و'.repeat(100)]);
  await call('/search?q=one&q=two&x=%ff');
  assert.deepEqual(asked.at(-1), ['ar', 'one']);
});

test('the same search is rendered once', async () => {
  await call('/search?q=again');
  const before = asked.length;
  await call('/search?q=again');
  assert.equal(asked.length, before);
});

test('HEAD has the headers of GET and no body', async () => {
  const answer = await call('/search?q=jobs', { method: 'HEAD' });
  assert.equal(answer.status, 200);
  assert.equal(await answer.text(), '');
  assert.ok(Number(answer.headers.get('content-length')) > 0);
});

test('a browser that takes brotli gets it', async () => {
  const { request } = await import('node:http');
  const body = await new Promise<Buffer>((resolve, reject) => {
    request({ port, path: '/search?q=packed', headers: { 'accept-encoding': 'br' } }, (response) => {
      assert.equal(response.headers['content-encoding'], 'br');
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
  assert.match(brotliDecompressSync(body).toString(), /ar 6/);
});

test('without words, and where rendering fails, the built page answers', async () => {
  const before = asked.length;
  for (const path of ['/search', '/search?q=', '/search?q=%20']) {
    assert.match(await (await call(path)).text(), /ar search/);
  }
  assert.equal(asked.length, before);
  const broken = await call('/search?q=broken');
  assert.equal(broken.status, 200);
  assert.match(await broken.text(), /ar search/);
});

test('no other method searches', async () => {
  const answer = await call('/search?q=jobs', { method: 'POST' });
  assert.ok(answer.status >= 400);
});
