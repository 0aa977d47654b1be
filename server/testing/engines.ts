import path from 'node:path';
import { after } from 'node:test';
import { Client } from 'pg';
import { openPostgresStore } from '#server/storage/postgres-store.ts';
import { openSqliteStore } from '#server/storage/sqlite-store.ts';
import type { Store } from '#server/storage/store.ts';
import { temporaryFolder } from './temporary-folder.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A database server for tests, in which every run makes schemas of its own; unset, those tests are skipped. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'];

export const POSTGRES_SKIP =
  TEST_DATABASE_URL === undefined && 'set TEST_DATABASE_URL=postgres://… to test against a PostgreSQL server';

/** The address of an empty schema in the test database. */
export async function emptyPostgresSchema(name: string): Promise<string> {
  const client = new Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop schema if exists ${name} cascade`);
  await client.query(`create schema ${name}`);
  await client.end();
  const url = new URL(TEST_DATABASE_URL ?? '');
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

/** One of the two engines the statements are written for, and how a test opens an empty store on it. */
export interface TestEngine {
  name: string;
  skip: string | false;
  open(folder: string, schema: string): Promise<Store>;
}

export const TEST_ENGINES: readonly TestEngine[] = [
  {
    name: 'SQLite',
    skip: false,
    open: (folder) =>
      openSqliteStore({
        file: path.join(folder, 'website.db'),
        busyTimeoutMs: 100,
        maxWaiting: 500,
        onLost: (error) => {
          throw error;
        },
      }),
  },
  {
    name: 'PostgreSQL',
    skip: POSTGRES_SKIP,
    open: async (_folder, schema) =>
      openPostgresStore({
        url: await emptyPostgresSchema(schema),
        maxWaiting: 500,
        // What is tested waits for its turn, however busy the machine: the time-out of visitors would refuse it.
        connectTimeoutMs: 60_000,
        log: quiet,
      }),
  },
];

/** An empty store on an engine, in a place of its own (named for PostgreSQL); closed when the tests are over. */
export async function openEmptyStore(engine: TestEngine, schema: string): Promise<Store> {
  const store = await engine.open(temporaryFolder(), schema);
  after(() => store.close());
  return store;
}
