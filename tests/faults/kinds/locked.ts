import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { call } from '#server/testing/http-call.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const PAGE_MS = 3_000;

/** Another program holds the database for longer than a visitor waits. */
export const locked: Fault = {
  name: 'database locked by another program',
  isShort: false,
  async run({ dataFolder, start }) {
    const server = await start();
    const visitors = new Visitors();
    await visitors.several(server.port, 5);
    const other = new DatabaseSync(path.join(dataFolder, 'website.db'));
    other.exec('begin immediate');
    const waiting = Promise.all(Array.from({ length: 4 }, () => visitors.register(server.port)));
    const began = performance.now();
    await call(server.port, '/');
    const pageMs = performance.now() - began;
    await waiting;
    other.exec('rollback');
    other.close();
    await visitors.comeAgain(server.port);
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
      pageMs > PAGE_MS && `a page took ${Math.round(pageMs)} ms meanwhile`,
      visitors.unanswered.size > 0 && 'forms were refused after it was free again',
    ]);
  },
};
