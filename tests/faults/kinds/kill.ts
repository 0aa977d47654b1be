import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const KILLS = 2;
const ENOUGH = 80;

/** The process is killed in the middle of many registrations; who got no answer comes again. */
export const kill: Fault = {
  name: 'kill -9',
  isShort: true,
  async run({ dataFolder, start }) {
    const visitors = new Visitors();
    for (let kills = 1; kills <= KILLS; kills += 1) {
      const server = await start();
      await visitors.comeAgain(server.port);
      let killed: Promise<unknown> | undefined;
      await visitors.flood(
        () => server.port,
        () => {
          if (visitors.acknowledged.size >= kills * ENOUGH) killed ??= server.end('SIGKILL');
          return killed !== undefined;
        },
      );
      await killed;
    }
    const last = await start();
    await visitors.comeAgain(last.port);
    await last.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder));
  },
};
