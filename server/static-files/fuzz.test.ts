import * as fc from 'fast-check';
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { FUZZ } from '#server/testing/fuzz.ts';
import { sendRaw } from '#server/testing/raw-connection.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const OUTSIDE = 'nobody may read this';
const { port, siteFolder } = await startTestWebsite();
for (const file of ['../outside.txt', 'late.txt', '.env'])
  writeFileSync(path.join(siteFolder, file), OUTSIDE);

/** What paths are made of, and what people try who look for something that is not theirs. */
const PIECE = fc.oneof(
  fc.constantFrom('/', '/', '/', '//', '.', '..', '\\', '%2e%2e', '%2f', '%5c', '%00', '%', '%zz', '%c0%ae'),
  fc.constantFrom('about-us', 'en', 'news', 'assets', 'index.html', 'app-1a2b3c4d.js', 'media', 'i18n'),
  fc.constantFrom('outside.txt', 'late.txt', '.env', 'website.db', '.br', '.gz', '?page=2', '?', '#', ';'),
  fc.constantFrom('evil.example', 'http:', 'terms&conditions', 'terms-and-conditions', '__proto__', '@later'),
  fc.webPath({ size: 'small' }),
  fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((text) => encodeURI(text)),
);
const TARGET = fc.array(PIECE, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
const HEADERS = fc.constantFrom(
  '',
  'Accept-Encoding: br, *;q=0\r\n',
  'Range: bytes=-1\r\n',
  'Range: bytes=9-1,x\r\n',
  'If-None-Match: *\r\n',
);

test('no address reaches a file outside the table, redirects elsewhere or breaks the server', async () => {
  const seen = new Set<number>();
  const request = (method: string, target: string, headers = '') =>
    sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
  const property = fc.asyncProperty(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    TARGET,
    HEADERS,
    async (method, target, headers) => {
      const answer = await request(method, target, headers);
      seen.add(answer.status);
      assert.ok([200, 206, 301, 304, 400, 404, 416].includes(answer.status), answer.text.slice(0, 200));
      assert.match(answer.headers['content-security-policy'] ?? '', /^default-src 'none'/u);
      assert.ok(!answer.text.includes(OUTSIDE) && !answer.text.includes('SQLite format'));
      if (answer.status !== 301) return;
      const location = answer.headers['location'] ?? '';
      assert.match(location, /^\/(?![/\\])/u);
      assert.equal((await request('GET', location)).status, 200, location);
    },
  );
  await fc.assert(property, { ...FUZZ, numRuns: FUZZ.numRuns * 3 });
  for (const status of [200, 301, 404]) assert.ok(seen.has(status), `${status} was among the answers`);
});
