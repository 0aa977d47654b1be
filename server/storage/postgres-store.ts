import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { describeError, type Log } from '#server/base/log.ts';
import { StartError } from '#server/base/start-error.ts';
import { sqlFor } from './dialect.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { readinessNote } from './readiness-note.ts';
import { StoreError, toStoreError, type AdminStore, type Row, type Statement } from './store.ts';

export interface PostgresStoreOptions {
  url: string;
  maxWaiting: number;
  log: Log;
  /** How long a unit may wait for a connection, new or given back by another unit, in milliseconds. */
  connectTimeoutMs?: number;
  /** How long a statement may take, in milliseconds. */
  statementTimeoutMs?: number;
}

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const MAX_RETRIES = 3;
/** Serialization failure and deadlock: the transaction did nothing and may simply be tried again. */
const RETRYABLE_CODES = ['40001', '40P01'];

function createPool(options: PostgresStoreOptions): Pool {
  const { url, log } = options;
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    application_name: 'website',
    keepAlive: true,
  });
  const onLost = (error: Error): void => log.warn({ err: error }, 'A database connection was lost');
  pool.on('error', onLost);
  // A connection that breaks while it is checked out reports to itself, not to the pool: without a listener of its
  // own that ends the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** Prepared under a name on each connection, so that the engine plans each statement once. */
class NamedStatements {
  readonly #names = new Map<string, { name: string; text: string }>();

  queryOf({ sql, values }: Statement): QueryConfig {
    const known = this.#names.get(sql) ?? { name: `s${this.#names.size}`, text: sqlFor('postgres', sql) };
    this.#names.set(sql, known);
    return { ...known, values: [...values] };
  }
}

type Way = 'begin' | 'begin read only';

async function runInTransaction(
  client: PoolClient,
  begin: Way,
  queries: readonly QueryConfig[],
): Promise<Row[][]> {
  const rows: Row[][] = [];
  await client.query(begin);
  for (const query of queries) rows.push((await client.query<Row>(query)).rows);
  const { command } = await client.query('commit');
  // The engine answers "commit" on a failed transaction with ROLLBACK, not with an error.
  if (command !== 'COMMIT') throw new StoreError('The transaction was rolled back.', 'ROLLBACK');
  return rows;
}

async function runOnce(pool: Pool, begin: Way, queries: readonly QueryConfig[]): Promise<Row[][]> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await runInTransaction(client, begin, queries);
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw toStoreError(error);
  } finally {
    client.release(isBroken);
  }
}

async function runWithRetries(pool: Pool, begin: Way, queries: readonly QueryConfig[]): Promise<Row[][]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(pool, begin, queries);
    } catch (error) {
      const failure = toStoreError(error);
      if (!RETRYABLE_CODES.includes(failure.code) || attempt >= MAX_RETRIES) throw failure;
    }
  }
}

/**
 * Opens a PostgreSQL database for several stateless instances. Resolves once the structure is up to date; rejects
 * with a {@link StartError} when it cannot be reached or used.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<AdminStore> {
  const { url, maxWaiting, connectTimeoutMs = CONNECT_TIMEOUT_MS } = options;
  await migratePostgres(url, connectTimeoutMs).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    // Not the driver's message: it may repeat the address with its password.
    const { type, message: code } = describeError(error);
    throw new StartError(`The database of DATABASE_URL cannot be used (${code || type}).`);
  });
  const pool = createPool(options);
  const statements = new NamedStatements();
  let waiting = 0;
  const execute = async (begin: Way, unit: readonly Statement[]): Promise<Row[][]> => {
    if (waiting >= maxWaiting) throw new StoreError('Too many units are waiting.', 'BUSY');
    waiting += 1;
    try {
      return await runWithRetries(
        pool,
        begin,
        unit.map((statement) => statements.queryOf(statement)),
      );
    } finally {
      waiting -= 1;
    }
  };
  return {
    engine: 'postgres',
    run: (unit) => execute('begin', unit),
    read: (unit) => execute('begin read only', unit),
    // The engine knows its own damage, and rows that are taken back would have to be swept up: the note is enough.
    rehearse: async () => void (await execute('begin', [readinessNote(new Date().toISOString())])),
    close: () => pool.end(),
    backup() {
      throw new StartError('This database is PostgreSQL: use pg_dump for a backup.');
    },
    removeTraces: () => Promise.resolve(),
  };
}
