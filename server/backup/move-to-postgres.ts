import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describeError } from '#server/base/log.ts';
import { StartError } from '#server/base/start-error.ts';
import { takeDatabaseAlone } from '#server/storage/database-lock.ts';
import { pendingMigrations } from '#server/storage/migrations.ts';
import { migratePostgres } from '#server/storage/postgres-migrations.ts';
import { SqlName } from '#server/storage/sql.ts';
import { settleDatabase } from './database-files.ts';

/** What the engines keep about themselves, and what is gone within the hour. */
const LEFT_BEHIND = ['schema_migrations', 'rate_limits'];
const CONNECT_TIMEOUT_MS = 5_000;
const ROWS_AT_A_TIME = 200;

interface Table {
  name: string;
  columns: readonly string[];
}

function tablesOf(source: DatabaseSync): Table[] {
  const names = source
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid",
    )
    .all()
    .map((row) => new SqlName(String(row['name'])).name)
    .filter((name) => !LEFT_BEHIND.includes(name));
  return names.map((name) => ({
    name,
    columns: source
      .prepare(`select name from pragma_table_info('${name}')`)
      .all()
      .map((row) => new SqlName(String(row['name'])).name),
  }));
}

/** The engines hand over the same number as a number or as a text. */
const comparable = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

/** Rows as one number, whatever their order: equal rows give equal sums. */
class Digest {
  count = 0;
  #sum = 0n;

  add(row: Readonly<Record<string, unknown>>, columns: readonly string[]): void {
    const values = columns.map((column) => comparable(row[column]));
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % 2n ** 256n;
    this.count += 1;
  }

  toString(): string {
    return `${this.count} ${this.#sum.toString(16)}`;
  }
}

async function insert(target: Client, { name, columns }: Table, rows: readonly unknown[][]): Promise<void> {
  if (rows.length === 0) return;
  const places = rows.map((_row, index) => {
    const first = index * columns.length;
    return `(${columns.map((_column, offset) => `$${first + offset + 1}`).join(', ')})`;
  });
  await target.query(`insert into ${name} (${columns.join(', ')}) values ${places.join(', ')}`, rows.flat());
}

async function copyTable(source: DatabaseSync, target: Client, table: Table): Promise<Digest> {
  const { name, columns } = table;
  const { rows: found } = await target.query(`select 1 from ${name} limit 1`);
  if (found.length > 0) {
    throw new StartError(`The PostgreSQL database is not empty (${name}): nothing was moved.`);
  }
  const digest = new Digest();
  let batch: unknown[][] = [];
  for (const row of source.prepare(`select ${columns.join(', ')} from ${name}`).iterate()) {
    digest.add(row, columns);
    batch.push(columns.map((column) => row[column]));
    if (batch.length < ROWS_AT_A_TIME) continue;
    await insert(target, table, batch);
    batch = [];
  }
  await insert(target, table, batch);
  return digest;
}

/** Reads a table back and counts it as the source was counted. */
async function arrived(target: Client, { name, columns }: Table): Promise<Digest> {
  const digest = new Digest();
  await target.query(`declare arrived no scroll cursor for select ${columns.join(', ')} from ${name}`);
  for (;;) {
    const { rows } = await target.query<Record<string, unknown>>(`fetch ${ROWS_AT_A_TIME} from arrived`);
    for (const row of rows) digest.add(row, columns);
    if (rows.length === 0) break;
  }
  await target.query('close arrived');
  return digest;
}

async function moveAll(source: DatabaseSync, target: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await target.query('begin');
  for (const table of tablesOf(source)) {
    await target.query(`lock table ${table.name} in exclusive mode`);
    const sent = await copyTable(source, target, table);
    if (String(await arrived(target, table)) !== String(sent)) {
      throw new StartError(`Not everything of ${table.name} arrived as it was sent: nothing was moved.`);
    }
    counts[table.name] = sent.count;
  }
  await target.query('commit');
  return counts;
}

async function connect(target: Client, url: string): Promise<void> {
  try {
    await migratePostgres(url, CONNECT_TIMEOUT_MS);
    await target.connect();
  } catch (error) {
    if (error instanceof StartError) throw error;
    // Not the driver's message: it may repeat the address with its password.
    const { type, message: code } = describeError(error);
    throw new StartError(`The database of DATABASE_URL cannot be used (${code || type}).`);
  }
}

/**
 * Copies every row of the SQLite database into an empty PostgreSQL database, in one transaction, and compares what
 * arrived with what was sent, row by row. All or nothing; the SQLite database stays as it is. Yields the rows of each
 * table. Rejects with a {@link StartError} that says why nothing was moved.
 */
export async function moveToPostgres(file: string, url: string): Promise<Record<string, number>> {
  const lock = takeDatabaseAlone(file);
  const target = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without a listener a lost connection ends the process; the statement under way rejects all the same.
  target.on('error', () => {});
  try {
    if (!settleDatabase(file)) throw new StartError(`${file} is damaged: restore a backup first.`);
    await connect(target, url);
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      const steps = source.prepare('select id from schema_migrations').all();
      if (pendingMigrations(new Set(steps.map(({ id }) => Number(id)))).length > 0) {
        throw new StartError(`${file} is of an older version: start this version's server on it once.`);
      }
      return await moveAll(source, target);
    } finally {
      source.close();
    }
  } finally {
    // Ending the connection ends its transaction, whatever happened.
    await target.end();
    lock.release();
  }
}
