import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crossSiteHeader, postForm, readCookie } from './post-form.ts';

interface Sent {
  address: string;
  init: RequestInit | undefined;
}

/** A network that gives these answers in turn, and remembers what it was asked. */
function network(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const fetchImpl: typeof fetch = (address, init) => {
    sent.push({ address: address instanceof Request ? address.url : String(address), init });
    const answer = answers[sent.length - 1] ?? new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, fetchImpl };
}

const post = (fetchImpl: typeof fetch, cookies = () => 'XSRF-TOKEN=t') =>
  postForm('/api/x', { a: 'ب' }, { language: 'ar', fetchImpl, readCookies: cookies });

test('posts JSON in the language of the page, with the cross-site token', async () => {
  const { sent, fetchImpl } = network(Response.json({}, { status: 201 }));
  assert.deepEqual(await post(fetchImpl), { kind: 'stored', status: 201 });
  const headers = new Headers(sent[0]?.init?.headers);
  assert.equal(sent[0]?.init?.method, 'POST');
  assert.equal(sent[0]?.init?.body, '{"a":"ب"}');
  assert.equal(headers.get('content-type'), 'application/json');
  assert.equal(headers.get('accept-language'), 'ar');
  assert.equal(headers.get('x-xsrf-token'), 't');
});

test('only 200 and 201 are success', async () => {
  for (const [status, kind] of [
    [200, 'stored'],
    [201, 'stored'],
    [202, 'refused'],
    [204, 'refused'],
    [422, 'refused'],
  ] as const) {
    const { fetchImpl } = network(new Response(status === 204 ? null : '{}', { status }));
    assert.equal((await post(fetchImpl)).kind, kind, String(status));
  }
});

test('a refusal carries the message and the errors by field that are usable', async () => {
  const body = { message: 'Full', errors: { email: 'No', phone: 7 } };
  const { fetchImpl } = network(Response.json(body, { status: 422 }));
  assert.deepEqual(await post(fetchImpl), {
    kind: 'refused',
    status: 422,
    message: 'Full',
    errors: { email: 'No' },
  });
});

test('a message that is no text, blank or unreadable counts as none', async () => {
  for (const body of ['{"message":" "}', '{"message":7}', '[]', 'null', '<html>', '']) {
    const { fetchImpl } = network(new Response(body, { status: 500 }));
    assert.deepEqual(await post(fetchImpl), { kind: 'refused', status: 500, message: null, errors: {} });
  }
});

test('a refused token is read again and tried once more, never twice', async () => {
  const refused = () => Response.json({}, { status: 403 });
  let token = 'old';
  const renewing = network(refused(), Response.json({}, { status: 201 }));
  const cookies = () => {
    const current = `XSRF-TOKEN=${token}`;
    token = 'new';
    return current;
  };
  assert.equal((await post(renewing.fetchImpl, cookies)).kind, 'stored');
  assert.equal(new Headers(renewing.sent[1]?.init?.headers).get('x-xsrf-token'), 'new');

  const stubborn = network(refused(), refused());
  assert.equal((await post(stubborn.fetchImpl)).kind, 'refused');
  assert.equal(stubborn.sent.length, 2);
});

test('no connection and no answer in time are told apart', async () => {
  const offline = network(new TypeError('Failed to fetch'));
  assert.deepEqual(await post(offline.fetchImpl), { kind: 'offline' });
  const fetchImpl: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  // The signal's own timer does not keep the test alive.
  const alive = setInterval(() => undefined, 1000);
  const result = await postForm(
    '/api/x',
    {},
    { language: 'en', fetchImpl, timeout: 1, readCookies: () => '' },
  );
  clearInterval(alive);
  assert.deepEqual(result, { kind: 'timeout' });
});

test('the token goes with writes to relative addresses only', () => {
  const cookies = 'a=b; XSRF-TOKEN=t%3D1; c=d';
  const header = { 'X-XSRF-TOKEN': 't=1' };
  assert.deepEqual(crossSiteHeader('/api/x', 'POST', cookies), header);
  assert.deepEqual(crossSiteHeader('api/x', 'DELETE', cookies), header);
  for (const address of ['https://elsewhere.example/x', 'HTTP://x.example', '//elsewhere.example/x']) {
    assert.deepEqual(crossSiteHeader(address, 'POST', cookies), {}, address);
  }
  for (const method of ['GET', 'HEAD']) assert.deepEqual(crossSiteHeader('/api/x', method, cookies), {});
  assert.deepEqual(crossSiteHeader('/api/x', 'POST', 'OTHER-XSRF-TOKEN=t'), {});
});

test('a cookie is found by its whole name', () => {
  assert.equal(readCookie('ab=1; a=2', 'a'), '2');
  assert.equal(readCookie('', 'a'), undefined);
});
