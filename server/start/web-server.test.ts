import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { limitConnections } from '#server/http/limit-connections.ts';
import { Counts } from '#server/metrics/counts.ts';
import { sendRaw } from '#server/testing/raw-connection.ts';
import { createWebServer } from './web-server.ts';

/** More than the buffers of two sockets hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function listening(
  stalledAnswerMs: number,
  prepare: (server: Server) => void = () => {},
): Promise<number> {
  const server = createWebServer((_request, response) => response.end(LARGE), {
    site: { answers: new Map(), notFound: new Map(), bareHeaders: [], now: Date.now },
    offerCookie: () => [],
    isRendered: () => false,
    apiHeaders: [],
    isStopping: () => false,
    counts: new Counts(),
    onRead: () => {},
    stalledAnswerMs,
  });
  prepare(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function ask(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  after(() => socket.destroy());
  socket.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

test('an answer that nobody reads is cut, one that is read slowly arrives whole', async () => {
  const port = await listening(1_000);
  const closed: string[] = [];
  const unread = await ask(port);
  const slow = await ask(port);
  let received = 0;
  const began = performance.now();
  while (received < LARGE.length) {
    const chunk: unknown = slow.read();
    if (Buffer.isBuffer(chunk)) received += chunk.length;
    // Slower than the time without progress that is allowed, in small steps.
    const pause = performance.now() - began < 2_500 ? 10 : 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (slow.destroyed) assert.fail('cut while it was read');
  }
  unread.once('close', () => closed.push('unread')).resume();
  unread.on('error', () => {});
  await once(unread, 'close');
  assert.ok(unread.bytesRead < LARGE.length, String(unread.bytesRead));
});

test('one client cannot take all connections, and gets room again as it leaves', async () => {
  const port = await listening(60_000, (server) =>
    limitConnections(server, { trustedProxies: 0, hash: keyedHash('x'), log: quiet, maxPerAddress: 3 }),
  );
  const held = await Promise.all([1, 2, 3].map(() => ask(port)));
  const refused = connect(port, '127.0.0.1');
  refused.on('error', () => {});
  await once(refused, 'close');
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  other.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(other, 'readable');
  other.destroy();
  held[0]?.destroy();
  for (let isServed = false; !isServed;) {
    const next = connect(port, '127.0.0.1');
    next.on('error', () => {});
    next.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n');
    isServed = await Promise.race([
      once(next, 'readable').then(() => next.readableLength > 0),
      once(next, 'close').then(() => false),
    ]);
    next.destroy();
  }
});

test('a request that names no host, or two, is refused', async () => {
  const port = await listening(60_000);
  for (const hosts of ['', 'Host: a\r\nHost: b\r\n', 'Host: a\r\nhost: a\r\n']) {
    const { status } = await sendRaw(port, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    assert.equal(status, 400, hosts);
  }
  assert.equal((await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).status, 404);
});
