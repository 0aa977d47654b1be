import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { call, type CallResult } from '#server/testing/http-call.ts';
import { openFormClient, postPlainForm } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { sendRaw } from '#server/testing/raw-connection.ts';
import { PAGE_STYLE, PRE_PAINT_SCRIPT } from '#server/testing/site-fixture.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const http = await startTestWebsite({ ratePerMinute: 4 });
const https = await startTestWebsite({ isHttps: true });
const get = (target: string, headers: Record<string, string> = {}) => call(http.port, target, { headers });

function assertHardened(name: string, headers: CallResult['headers']): void {
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /^default-src 'none'/u, name);
  assert.match(policy, /frame-ancestors 'none'/u, name);
  assert.match(policy, /base-uri 'none'/u, name);
  assert.equal(headers['x-content-type-options'], 'nosniff', name);
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', name);
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin', name);
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin', name);
  assert.match(String(headers['permissions-policy']), /camera=\(\)/u, name);
  assert.equal(headers['x-powered-by'], undefined, name);
}

test('every kind of answer carries the security headers', async () => {
  const tag = String((await get('/')).headers.etag);
  const filmTag = String((await get('/media/film-1a2b3c4d.mp4')).headers.etag);
  const visitor = await openFormClient(http.port);
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const answers: [status: number, answer: CallResult][] = [
    [200, await get('/')],
    [200, await get('/assets/app-1a2b3c4d.js')],
    [200, await get('/assets/icons-1a2b3c4d.svg')],
    [200, await get('/healthz')],
    [206, await get('/media/film-1a2b3c4d.mp4', { Range: 'bytes=0-1' })],
    [301, await get('/about-us/')],
    [304, await get('/', { 'If-None-Match': tag })],
    [304, await get('/media/film-1a2b3c4d.mp4', { 'If-None-Match': filmTag })],
    [404, await get('/nope')],
    [404, await get('/api/nope')],
    [404, await get('/api/%zz')],
    [405, await get('/api/workshops/store')],
    [405, await call(http.port, '/', { method: 'DELETE' })],
    [416, await get('/media/film-1a2b3c4d.mp4', { Range: 'bytes=999999-' })],
    [403, await call(http.port, '/api/workshops/store', { method: 'POST' })],
    [201, await visitor.register(REGISTRATION)],
    [422, await visitor.register({})],
    [400, await visitor.register('{')],
    [303, await postPlainForm(http.port, {}, { headers: own })],
    [429, await visitor.register(REGISTRATION)],
    [
      413,
      await (await openFormClient(https.port)).register({ ...REGISTRATION, employer: 'x'.repeat(20_000) }),
    ],
    [415, await (await openFormClient(https.port)).register('x', { 'Content-Type': 'text/plain' })],
    [200, await call(http.port, '/about-us', { headers: { Expect: 'something' } })],
  ];
  for (const [status, answer] of answers) {
    assert.equal(answer.status, status, answer.text);
    assertHardened(String(status), answer.headers);
  }
});

test('so do the answers to what is no proper request', async () => {
  for (const [status, request] of [
    [400, 'GARBAGE\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ] as const) {
    const answer = await sendRaw(http.port, request);
    assert.equal(answer.status, status);
    assertHardened(String(status), answer.headers);
  }
});

test('a page may use its own files, and inline the script and style that it was built with, nothing else', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  assert.deepEqual(
    policy.split('; ').filter((directive) => /^(?:script|style)-src/u.test(directive)),
    [
      `script-src 'self' 'sha256-${hashOf(PRE_PAINT_SCRIPT)}'`,
      `style-src 'self' 'sha256-${hashOf(PAGE_STYLE)}'`,
    ],
  );
  assert.doesNotMatch(policy, /unsafe|\*|https?:/u);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types offline-worker(?:;|$)/u);
});

test('an SVG keeps its inline presentation when it is opened by itself, and runs nothing', async () => {
  const policy = String((await get('/assets/icons-1a2b3c4d.svg')).headers['content-security-policy']);
  assert.match(policy, /style-src 'self' 'unsafe-inline'/u);
  assert.doesNotMatch(policy, /script-src/u);
});

test('only a site served over https asks browsers to stay with it', async () => {
  const plain = await get('/');
  assert.equal(plain.headers['strict-transport-security'], undefined);
  assert.doesNotMatch(String(plain.headers['content-security-policy']), /upgrade-insecure-requests/u);
  const secure = await call(https.port, '/');
  assert.equal(secure.headers['strict-transport-security'], 'max-age=63072000');
  assert.match(String(secure.headers['content-security-policy']), /upgrade-insecure-requests/u);
  assert.match(String(secure.headers['set-cookie']), /; Secure$/u);
  const refused = await call(https.port, '/api/nope');
  assert.equal(refused.headers['strict-transport-security'], 'max-age=63072000');
});
