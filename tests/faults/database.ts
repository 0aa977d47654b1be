import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { findPostgres, startPostgres } from '../../scripts/test/postgres.ts';

/** A PostgreSQL server that a fault may do anything to. */
export interface FaultDatabase {
  /** What the program needs to store there. */
  variables: Record<string, string>;
  /** Kills it with all its processes, as when the machine's memory runs out. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Stops it in the middle of what it does: connections stay open, nothing answers. */
  hang(): void;
  goOn(): void;
  stored(): Promise<string[]>;
  end(): Promise<void>;
}

export const databaseMissing = (): string | undefined =>
  findPostgres(process.env) === undefined || process.platform !== 'linux'
    ? 'PostgreSQL is not installed here, or this is no Linux'
    : undefined;

/** A process and those that it started. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

export async function startFaultDatabase(): Promise<FaultDatabase> {
  const postgres = await startPostgres(process.env);
  if (postgres === undefined) throw new Error('There is no PostgreSQL.');
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of family(postgres.pid())) process.kill(pid, name);
  };
  return {
    variables: { DATABASE_URL: postgres.url, APP_SECRET: randomBytes(32).toString('hex') },
    async kill() {
      signal('SIGKILL');
      await postgres.ended();
    },
    restart: () => postgres.launch(),
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async stored() {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      const { rows } = await client.query<{ email: string }>('select email from registrations');
      await client.end();
      return rows.map(({ email }) => email);
    },
    end: () => postgres.stop(),
  };
}
