import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { sendPrepared } from './send-prepared.ts';

const HEADERS = ['Content-Type', 'text/plain', 'ETag', '"a"'];
const BODY = Buffer.from('a body');
const ANSWERS = {
  '/whole': { status: 200, headers: HEADERS, extra: ['Content-Length', '6'], body: BODY },
  '/part': {
    status: 206,
    headers: HEADERS,
    extra: ['Content-Length', '6', 'Content-Range', 'bytes 0-5/9'],
    body: BODY,
  },
  '/none': { status: 304, headers: HEADERS, extra: [] },
  '/empty': { status: 200, headers: HEADERS, extra: ['Content-Length', '0'], body: Buffer.alloc(0) },
};
const isAddress = (url: string): url is keyof typeof ANSWERS => url in ANSWERS;

type Way = typeof sendPrepared;

const byNode: Way = (response, { status, headers, extra, body }) =>
  response.writeHead(status, [...headers, ...extra]).end(body);

/** Everything that a server which answers in one way writes on one connection. */
async function bytesFrom(way: Way, requests: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const { url = '' } = request;
    if (isAddress(url)) way(response, ANSWERS[url]);
  });
  server.listen(0, '127.0.0.1');
  after(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  socket.write(requests);
  return (await text(socket)).replaceAll(/Date: .*GMT/gu, 'Date: now');
}

const ask = (line: string, ...headers: string[]): string =>
  [line, 'Host: a', ...headers, '', ''].join('\r\n');

test('a prepared answer is, byte for byte, the one that node would write', async () => {
  const each = Object.keys(ANSWERS).flatMap((path) => [
    ask(`GET ${path} HTTP/1.1`),
    ask(`HEAD ${path} HTTP/1.1`),
  ]);
  // All at once on one connection: the answers wait for each other.
  for (const last of [
    ask('GET /whole HTTP/1.1', 'Connection: close'),
    ask('GET /none HTTP/1.0', 'Connection: keep-alive'),
  ]) {
    const requests = each.join('') + last;
    const answers = await bytesFrom(sendPrepared, requests);
    assert.equal(answers.match(/HTTP\/1\.1 /gu)?.length, each.length + 1);
    assert.equal(answers, await bytesFrom(byNode, requests));
  }
});
