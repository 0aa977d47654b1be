import { copyFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

/** Somebody puts another file in the place of the database, under the running server. */
export const replacedFile: Fault = {
  name: 'replaced file',
  isShort: true,
  async run({ dataFolder, start }) {
    const server = await start();
    await new Visitors().several(server.port, 5);
    const file = path.join(dataFolder, 'website.db');
    copyFileSync(file, `${file}-copy`);
    renameSync(`${file}-copy`, file);
    // Of what is acknowledged from here on all must be there after a restart.
    const visitors = new Visitors();
    await visitors.several(server.port, 20);
    await server.end('SIGTERM');
    return outcomeOf(visitors.acknowledged, storedIn(dataFolder));
  },
};
