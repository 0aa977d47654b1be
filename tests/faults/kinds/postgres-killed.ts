import { call } from '#server/testing/http-call.ts';
import { databaseMissing } from '../database.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const ENOUGH = 100;

/** The database server is killed under load and comes back. */
export const postgresKilled: Fault = {
  name: 'PostgreSQL killed',
  isShort: false,
  missing: databaseMissing,
  async run({ database, start }) {
    const shared = await database();
    const server = await start(shared.variables);
    const visitors = new Visitors();
    let killed: Promise<void> | undefined;
    await visitors.flood(
      () => server.port,
      () => {
        if (visitors.acknowledged.size >= ENOUGH) killed ??= shared.kill();
        return killed !== undefined;
      },
    );
    await killed;
    const ready = await call(server.port, '/readyz');
    const page = await call(server.port, '/about-us');
    await shared.restart();
    while ((await call(server.port, '/readyz')).status !== 200) await new Promise(setImmediate);
    await visitors.comeAgain(server.port);
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, await shared.stored(), [
      ready.status === 200 && '/readyz said ready without a database',
      page.status !== 200 && 'a page was taken down',
      visitors.unanswered.size > 0 && 'forms were refused after the database was back',
    ]);
  },
};
