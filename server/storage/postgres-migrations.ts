import { Client } from 'pg';
import { sqlFor } from './dialect.ts';
import { MIGRATIONS_TABLE, pendingMigrations, RECORD_MIGRATION, type Migration } from './migrations.ts';

/** Any fixed number: instances that start together take turns under this advisory lock. */
const MIGRATION_LOCK = 7_263_541;

async function apply(client: Client, { id, name, statements }: Migration): Promise<void> {
  await client.query('begin');
  for (const statement of statements) await client.query(sqlFor('postgres', statement));
  await client.query(RECORD_MIGRATION, [id, name, new Date().toISOString()]);
  await client.query('commit');
}

/**
 * Brings the structure of a PostgreSQL database up to date. Rejects for a database that is too new. On a connection
 * of its own: the time-outs of the pool are for visitors' statements, a large table may take its time.
 */
export async function migratePostgres(url: string, connectTimeoutMs: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // Without a listener a lost connection ends the process; the statement under way rejects all the same.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(sqlFor('postgres', MIGRATIONS_TABLE));
    const { rows } = await client.query<{ id: number }>('select id from schema_migrations');
    for (const migration of pendingMigrations(new Set(rows.map((row) => row.id)))) {
      await apply(client, migration);
    }
  } finally {
    // Ending the connection ends its transaction and gives back its lock, whatever happened.
    await client.end();
  }
}
