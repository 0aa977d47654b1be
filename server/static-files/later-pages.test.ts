import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { laterFileName } from '#shared/later-files.ts';
import { call } from '#server/testing/http-call.ts';
import { LATER } from '#server/testing/site-fixture.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

test('from a moment on, a page and the words of its language are those that the build made for it', async () => {
  let now = new Date('2027-02-08T15:59:59Z');
  const site = await startTestWebsite({ now: () => now });
  const shown = async () => {
    const answers = await Promise.all(
      ['/about-us', '/i18n/ar.json'].map((target) =>
        call(site.port, target, { headers: { 'Accept-Encoding': 'br' } }),
      ),
    );
    return answers.map(({ headers, body }) => ({
      text: brotliDecompressSync(body).toString(),
      tag: headers.etag,
    }));
  };
  const times: Awaited<ReturnType<typeof shown>>[] = [await shown()];
  for (const moment of Object.keys(LATER)) {
    now = new Date(moment);
    times.push(await shown());
  }
  const [, first, second] = times;
  for (const { text } of first ?? []) assert.match(text, /after the first/u);
  for (const { text } of second ?? []) assert.match(text, /after the second/u);
  for (const { text } of times[0] ?? []) assert.doesNotMatch(text, /after the/u);
  assert.equal(new Set(times.flat().map(({ tag }) => tag)).size, 6, 'each is a version of its own');
  const other = await call(site.port, '/en/about-us');
  assert.equal(other.status, 200, 'what does not change stays');
});

test('what a page becomes later has no address of its own', async () => {
  const { port } = await startTestWebsite();
  for (const moment of Object.keys(LATER)) {
    const name = laterFileName(new Date(moment), 'about-us');
    for (const target of [`/${name}`, `/${name}/index.html`])
      assert.equal((await call(port, target)).status, 404);
  }
});
