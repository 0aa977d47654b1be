import { call } from '#server/testing/http-call.ts';
import { REQUEST_TIMEOUT_MS } from '#shared/api.ts';
import { databaseMissing } from '../database.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const PAGE_MS = 3_000;

/** The database server stops in the middle of everything (SIGSTOP): connections stay open, nothing answers. */
export const postgresHung: Fault = {
  name: 'PostgreSQL stopped and hung',
  isShort: false,
  missing: databaseMissing,
  async run({ database, start }) {
    const shared = await database();
    const server = await start(shared.variables);
    const visitors = new Visitors();
    await visitors.several(server.port, 10);
    shared.hang();
    const began = performance.now();
    const waiting = Promise.all(Array.from({ length: 20 }, () => visitors.register(server.port)));
    await call(server.port, '/about-us');
    const pageMs = performance.now() - began;
    const statuses = await waiting;
    const waitedMs = performance.now() - began;
    shared.goOn();
    while ((await call(server.port, '/readyz')).status !== 200) await new Promise(setImmediate);
    await visitors.comeAgain(server.port);
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, await shared.stored(), [
      statuses.includes(201) && 'forms were acknowledged by nobody',
      waitedMs >= REQUEST_TIMEOUT_MS && 'visitors waited longer than their browser does',
      pageMs > PAGE_MS && `a page took ${Math.round(pageMs)} ms meanwhile`,
      visitors.unanswered.size > 0 && 'forms were refused after the database was back',
    ]);
  },
};
