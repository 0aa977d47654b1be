import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compilePreloaded } from '#server/testing/preloaded.ts';
import { spawnServer, type ServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { startFaultDatabase } from './database.ts';
import type { Subject } from './fault.ts';

const CARELESS = path.join(import.meta.dirname, 'careless-server.ts');
const RATE = '1000000';

/** Runs what needs a subject, and leaves nothing behind. */
export async function withSubject<Result>(
  isBroken: boolean,
  work: (subject: Subject) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'website-fault-'));
  const [siteFolder, dataFolder] = ['site', 'data'].map((name) => path.join(folder, name));
  if (siteFolder === undefined || dataFolder === undefined) throw new Error('There are two folders.');
  for (const each of [siteFolder, dataFolder]) mkdirSync(each);
  writeSiteFixture(siteFolder);
  const ends: (() => Promise<unknown>)[] = [];
  async function start(variables: Record<string, string> = {}): Promise<ServerProcess> {
    const settings = { SITE_DIR: siteFolder ?? '', DATA_DIR: dataFolder ?? '', ...variables };
    const rates = { RATE_PER_MINUTE: RATE, RATE_PER_HOUR: RATE };
    const server = await spawnServer({ ...rates, ...settings }, ...(isBroken ? [CARELESS] : []));
    ends.push(() => server.end('SIGKILL'));
    return server;
  }
  try {
    return await work({
      folder,
      dataFolder,
      start,
      preload(source) {
        const library = compilePreloaded(source, folder);
        if (library === undefined) throw new Error(`${source} could not be compiled.`);
        return { LD_PRELOAD: library };
      },
      async database() {
        const database = await startFaultDatabase();
        ends.unshift(() => database.end());
        return database;
      },
    });
  } finally {
    for (const end of ends.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}
