import { call } from '#server/testing/http-call.ts';
import type { Fault } from '../fault.ts';
import { compilerMissing } from '../missing.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const PAGES = 40;
const DELAY_MS = 100;

/** Every sync takes a tenth of a second: visitors of forms wait, visitors of pages do not. */
export const slowDisk: Fault = {
  name: 'slow disk',
  isShort: true,
  missing: compilerMissing,
  async run({ dataFolder, preload, start }) {
    const server = await start({ ...preload('slow-disk.c'), SYNC_DELAY_MS: String(DELAY_MS) });
    const visitors = new Visitors();
    let isOver = false;
    const registering = visitors.flood(
      () => server.port,
      () => isOver,
    );
    const times: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const began = performance.now();
      await call(server.port, '/about-us');
      times.push(performance.now() - began);
    }
    while (visitors.acknowledged.size < PAGES) await new Promise(setImmediate);
    isOver = true;
    await registering;
    await server.end('SIGTERM');
    const median = times.toSorted((a, b) => a - b)[PAGES / 2] ?? 0;
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
      median >= DELAY_MS && `half of the pages took longer than ${Math.round(median)} ms`,
    ]);
  },
};
