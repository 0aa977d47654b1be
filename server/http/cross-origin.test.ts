import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_PATHS } from '#shared/api.ts';
import { postPlainForm } from '#server/testing/form-client.ts';
import { call, type CallResult } from '#server/testing/http-call.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const PAGES = 'https://www.example.com';
const OTHERS = [
  'http://www.example.com',
  'https://www.example.com:8443',
  'https://example.com',
  'https://www.example.com.evil.example',
  'https://evil.example',
  'null',
  '',
];
const PATHS = Object.values(API_PATHS);

const { port } = await startTestWebsite({ pagesOrigin: PAGES });
const alone = await startTestWebsite();

/** A page elsewhere asks whether it may send JSON. */
const preflight = (origin: string, path: string, server = port): Promise<CallResult> =>
  call(server, path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });

/** A page elsewhere sends JSON: without cookie and token, which it cannot have. */
const send = (origin: string, input: object, server = port): Promise<CallResult> =>
  call(server, API_PATHS.workshopRegistration, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-site', Origin: origin },
    body: JSON.stringify(input),
  });

const readableBy = ({ headers }: CallResult): unknown => headers['access-control-allow-origin'];

test('the pages of the export may send every form and read the answer, refusals included', async () => {
  for (const path of PATHS) {
    const { status, headers } = await preflight(PAGES, path);
    assert.equal(status, 204, path);
    assert.equal(headers['access-control-allow-origin'], PAGES, path);
    assert.equal(headers['access-control-allow-methods'], 'POST', path);
    assert.equal(headers['access-control-allow-headers'], 'content-type', path);
  }
  for (const [input, status] of [
    [{ ...REGISTRATION, email: 'elsewhere@example.com' }, 201],
    [{ ...REGISTRATION, email: '' }, 422],
  ] as const) {
    const answer = await send(PAGES, input);
    assert.equal(answer.status, status);
    assert.equal(readableBy(answer), PAGES);
    assert.match(String(answer.headers.vary), /Origin/u);
    assert.equal(answer.headers['access-control-allow-credentials'], undefined);
  }
});

test('without JavaScript the visitor ends on a page of the export', async () => {
  const plain = (origin: string) =>
    postPlainForm(
      port,
      { ...REGISTRATION, email: 'plain@example.com' },
      {
        language: 'en',
        headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
      },
    );
  const stored = await plain(PAGES);
  assert.equal(stored.status, 303);
  assert.equal(stored.headers.location, `${PAGES}/en/media/ndsworkshop/registered`);
  const refused = await plain('https://evil.example');
  assert.equal(refused.headers.location, '/en/media/ndsworkshop/failed');
});

test('no other origin may, and none where no export is named', async () => {
  for (const [server, origins] of [
    [port, OTHERS],
    [alone.port, [PAGES, ...OTHERS]],
  ] as const) {
    for (const origin of origins) {
      for (const path of PATHS) {
        const asked = await preflight(origin, path, server);
        assert.ok(asked.status >= 400, `${origin} ${path}`);
        assert.equal(readableBy(asked), undefined, origin);
      }
      const sent = await send(origin, REGISTRATION, server);
      assert.equal(sent.status, 403, origin);
      assert.equal(readableBy(sent), undefined, origin);
    }
  }
});

test('what is no form stays closed to the export', async () => {
  for (const path of ['/', '/readyz', '/i18n/ar.json']) {
    assert.equal(readableBy(await call(port, path, { headers: { Origin: PAGES } })), undefined, path);
  }
});
