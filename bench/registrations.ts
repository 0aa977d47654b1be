import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '#server/testing/server-process.ts';
import { startPostgres } from '../scripts/test/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { answersPerSecond } from './request-load.ts';
import { nextRegistrationOf } from './registration-requests.ts';

const SECONDS = 3;
const VISITORS = [1, 32] as const;

interface Figures {
  perSecond: number;
  middle: number;
  slow: number;
}

async function register(port: number, connections: number): Promise<Figures> {
  const nextRequest = await nextRegistrationOf(port);
  await answersPerSecond({ port, connections, seconds: 1, nextRequest });
  const times: number[] = [];
  const perSecond = await answersPerSecond({
    port,
    connections,
    seconds: SECONDS,
    nextRequest,
    onAnswer: (milliseconds) => times.push(milliseconds),
  });
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return { perSecond, middle: at(0.5), slow: at(0.99) };
}

const shown = ({ perSecond, middle, slow }: Figures): string =>
  `${Math.round(perSecond)} per second, p50 ${middle.toFixed(1)} ms, p99 ${slow.toFixed(1)} ms`;

/** Registrations that are on the disk when they are answered: SQLite beside PostgreSQL, both waiting for every commit. */
export async function benchRegistrations(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-registrations-'));
  const database = await startPostgres(process.env, true);
  if (database === undefined)
    throw new Error('Install PostgreSQL to compare with: apt-get install postgresql');
  const common = { RATE_PER_MINUTE: '1000000', RATE_PER_HOUR: '1000000', LOG_LEVEL: 'silent' };
  const sqlite = await spawnServer({ ...common, DATA_DIR: join(folder, 'sqlite') });
  const postgres = await spawnServer({
    ...common,
    DATA_DIR: join(folder, 'postgres'),
    DATABASE_URL: database.url,
    APP_SECRET: 'a secret that only this bench has'.padEnd(40, '.'),
  });
  try {
    const rows: BenchRow[] = [];
    for (const visitors of VISITORS) {
      const one = await register(sqlite.port, visitors);
      const other = await register(postgres.port, visitors);
      rows.push({
        what: `registrations of ${visitors} at a time, SQLite`,
        value: shown(one),
        reference: `PostgreSQL: ${shown(other)}`,
        ratio: one.perSecond / other.perSecond,
      });
    }
    return rows;
  } finally {
    await Promise.all([sqlite.end('SIGTERM'), postgres.end('SIGTERM')]);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
