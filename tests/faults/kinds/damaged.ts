import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { call } from '#server/testing/http-call.ts';
import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const HEADER_BYTES = 4096;

/** The pages of the database behind its first are overwritten, as by a broken disk. */
export const damaged: Fault = {
  name: 'damaged database',
  isShort: true,
  async run({ dataFolder, start }) {
    const before = await start();
    await new Visitors().several(before.port, 30);
    await before.end('SIGTERM');
    const name = path.join(dataFolder, 'website.db');
    const file = openSync(name, 'r+');
    writeSync(file, Buffer.alloc(statSync(name).size - HEADER_BYTES, 0x5a), 0, null, HEADER_BYTES);
    closeSync(file);
    const visitors = new Visitors();
    // A start that is refused in one sentence is as good as forms that are.
    const server = await start().catch(() => undefined);
    if (server === undefined) return outcomeOf(visitors.acknowledged, []);
    await visitors.several(server.port, 10);
    const ready = await call(server.port, '/readyz');
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
      ready.status === 200 && '/readyz said ready',
    ]);
  },
};
