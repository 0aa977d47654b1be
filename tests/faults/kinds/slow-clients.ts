import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '#server/testing/http-call.ts';
import { REQUEST_TIMEOUT_MS } from '#shared/api.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const EACH = 100;
/** Longer than the server waits for an answer to be read (a minute, twice where the first bytes went), in milliseconds. */
const PATIENCE_MS = 130_000;
const DRIP_MS = 2_000;

/** A client that begins to ask, or asks and never reads. */
async function open(port: number, begin: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(begin);
  return socket;
}

/** How many of the clients the server still holds, seen by writing to them. */
const held = (sockets: readonly Socket[]): number => sockets.filter((socket) => !socket.destroyed).length;

/** Many clients send their request letter by letter, and as many ask for films and never read them. */
export const slowClients: Fault = {
  name: 'many slow and unread clients',
  isShort: false,
  async run({ dataFolder, start }) {
    const server = await start();
    const film = 'GET /media/film-1a2b3c4d.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40);
    const slow: Socket[] = [];
    const unread: Socket[] = [];
    for (let count = 0; count < EACH; count += 1) {
      slow.push(await open(server.port, 'GET / HTTP/1.1\r\n'));
      unread.push(await open(server.port, film));
    }
    const dripping = setInterval(() => {
      for (const socket of slow) socket.write('a');
    }, DRIP_MS);
    const began = performance.now();
    const page = await call(server.port, '/about-us');
    const pageMs = performance.now() - began;
    const visitors = new Visitors();
    await visitors.several(server.port, 20);
    await wait(PATIENCE_MS);
    clearInterval(dripping);
    // Who has been cut off notices when writing: the first write is answered with a reset, the second one fails.
    for (const socket of [...unread, ...unread]) {
      socket.write('a');
      await wait(1);
    }
    const left = [held(slow), held(unread)];
    for (const socket of [...slow, ...unread]) socket.destroy();
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
      (page.status !== 200 || pageMs > REQUEST_TIMEOUT_MS) &&
        `a page took ${Math.round(pageMs)} ms meanwhile`,
      visitors.unanswered.size > 0 && 'other visitors were refused',
      left.some((count) => count > 0) && `${left.join(' slow and ')} unread clients are never cut`,
    ]);
  },
};
