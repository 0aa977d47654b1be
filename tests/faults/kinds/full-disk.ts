import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { call } from '#server/testing/http-call.ts';
import type { Fault } from '../fault.ts';
import { mountDisk, mountMissing, unmountDisk } from '../missing.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const MEGABYTES = 3;

/** A real disk runs full and is given room again. */
export const fullDisk: Fault = {
  name: 'disk full',
  isShort: true,
  missing: mountMissing,
  async run({ dataFolder, start }) {
    mountDisk(dataFolder, MEGABYTES);
    try {
      const server = await start();
      const visitors = new Visitors();
      await visitors.several(server.port, 20);
      const filler = path.join(dataFolder, 'filler');
      try {
        for (let size = 1; ; size += 1) writeFileSync(filler, Buffer.alloc(64 * 1024), { flag: 'a' });
      } catch {
        // Now it is full.
      }
      const whenFull = await visitors.several(server.port, 10);
      const page = await call(server.port, '/about-us');
      const ready = await call(server.port, '/readyz');
      rmSync(filler);
      while ((await call(server.port, '/readyz')).status !== 200) await new Promise(setImmediate);
      await visitors.comeAgain(server.port);
      await server.end('SIGTERM');
      return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
        page.status !== 200 && 'a full disk took a page down',
        ready.status !== 503 && !whenFull.has(201) && '/readyz said ready while forms were refused',
        visitors.unanswered.size > 0 && 'forms were refused after there was room again',
      ]);
    } finally {
      unmountDisk(dataFolder);
    }
  },
};
