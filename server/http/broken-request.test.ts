import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { API_PATHS } from '#shared/api.ts';
import { call } from '#server/testing/http-call.ts';
import { openFormClient, scriptHeaders, tokenIn } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { sendRaw } from '#server/testing/raw-connection.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

function leaveAfter(bytes: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.write(bytes, () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

const { port } = await startTestWebsite();

test('what is no proper HTTP is refused in both languages, and the connection ended', async () => {
  for (const [status, bytes] of [
    [400, 'GARBAGE\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nBad Header: x\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      400,
      'POST /api/workshops/store HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ] as const) {
    const answer = await sendRaw(port, bytes);
    assert.equal(answer.status, status, bytes.slice(0, 60));
    assert.match(answer.text, /[\u0600-\u06ff].*[a-z]/u);
  }
});

test('the body of a refused request is not read as the next request', async () => {
  const hidden = 'GET /about-us HTTP/1.1\r\nHost: x\r\n\r\n';
  const head = `POST /api/nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${hidden.length}\r\n\r\n`;
  const answer = await sendRaw(port, head + hidden);
  assert.equal(answer.status, 404);
  assert.equal(answer.text.match(/HTTP\/1\.1 \d/gu)?.length, 1);
});

test('a body above the limit is refused before it is read, chunked or not', async () => {
  const visitor = await openFormClient(port);
  const large = JSON.stringify({ ...REGISTRATION, employer: 'x'.repeat(300_000) });
  const refused = await visitor.register(large, { Connection: 'keep-alive' });
  // Cutting the connection while the rest arrives could swallow the answer.
  assert.equal(refused.status, 413);
  assert.notEqual(refused.headers.connection, 'close');
  const chunked = await visitor.register(large, { 'Transfer-Encoding': 'chunked' });
  assert.deepEqual([chunked.status, chunked.headers.connection], [413, 'close'], 'it might never end');
  assert.match(chunked.json().message, /[\u0600-\u06ff]/u);
});

test('clients that leave in the middle of a request take nothing with them', async () => {
  const token = tokenIn(await call(port, '/'));
  const headers = Object.entries({ ...scriptHeaders(token), Host: 'x', 'Content-Length': '500' });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const half = `POST ${API_PATHS.workshopRegistration} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{"first_name":`;
  await Promise.all(Array.from({ length: 20 }, () => leaveAfter(half)));
  const visitor = await openFormClient(port);
  assert.equal((await visitor.register(REGISTRATION)).status, 201);
});
