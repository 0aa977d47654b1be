import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault.ts';
import { compilerMissing } from '../missing.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

// Few enough that no checkpoint of SQLite syncs everything anyway.
const ENOUGH = 50;

/** Only what was synced survives: the machine loses its power. */
export const powerCut: Fault = {
  name: 'power cut',
  isShort: true,
  missing: compilerMissing,
  async run({ folder, dataFolder, preload, start }) {
    const kept = path.join(folder, 'kept');
    mkdirSync(kept);
    const disk = { ...preload('keep-synced-files.c'), WATCHED_FOLDER: dataFolder, KEPT_FOLDER: kept };
    const server = await start(disk);
    const visitors = new Visitors();
    let cut: Promise<unknown> | undefined;
    await visitors.flood(
      () => server.port,
      () => {
        if (visitors.acknowledged.size >= ENOUGH) cut ??= server.end('SIGKILL');
        return cut !== undefined;
      },
    );
    await cut;
    return outcomeOf(visitors.acknowledged, storedIn(kept));
  },
};
