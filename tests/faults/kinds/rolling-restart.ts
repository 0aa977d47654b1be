import { databaseMissing } from '../database.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const RESTARTS = 4;
const BETWEEN = 60;
const AT_ONCE = 16;

/** Two instances are restarted in turn, under load; who is not let in goes to the other one, as proxies do. */
export const rollingRestart: Fault = {
  name: 'rolling restart of two instances',
  isShort: false,
  missing: databaseMissing,
  async run({ database, start }) {
    const shared = await database();
    const instances = [await start(shared.variables), await start(shared.variables)];
    const visitors = new Visitors();
    let serving = 0;
    let isOver = false;
    let dirty = 0;
    const registering = visitors.flood(
      () => instances[serving]?.port ?? 0,
      () => isOver,
      AT_ONCE,
    );
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const enough = visitors.acknowledged.size + BETWEEN;
      while (visitors.acknowledged.size < enough) await new Promise(setImmediate);
      const stopped = restart % 2;
      // The proxy is told first, as docs/operating has it; what it has handed over by then is finished.
      serving = 1 - stopped;
      const handedOver = visitors.acknowledged.size + AT_ONCE;
      while (visitors.acknowledged.size < handedOver) await new Promise(setImmediate);
      if ((await instances[stopped]?.end('SIGTERM')) !== 0) dirty += 1;
      instances[stopped] = await start(shared.variables);
    }
    isOver = true;
    await registering;
    return outcomeOf(visitors.acknowledged, await shared.stored(), [
      dirty > 0 && `${dirty} instances did not end with 0`,
      visitors.unanswered.size > 0 && `${visitors.unanswered.size} requests failed`,
    ]);
  },
};
