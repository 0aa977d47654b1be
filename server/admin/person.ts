import { randomUUIDv7 } from 'node:crypto';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { normalisedAddress } from '#server/forms/identity.ts';
import type { AdminStore, Row, Statement, Store } from '#server/storage/store.ts';

const TABLES = ['registrations', 'messages', 'subscriptions'] as const;
type Table = (typeof TABLES)[number];

/** Everything that is kept about the person with an email address: the right of access. */
export async function findPerson(store: Store, email: string): Promise<Record<Table, Row[]>> {
  const [registrations = [], messages = [], subscriptions = []] = await store.run(
    TABLES.map((table) => ({
      sql: `select * from ${table} where address = $1 order by id`,
      values: [normalisedAddress(email)],
    })),
  );
  return { registrations, messages, subscriptions };
}

const deleteLetters = (condition: string, value: string): Statement => ({
  sql: `delete from outbox where subject_id in (${TABLES.map(
    (table) => `select id from ${table} where ${condition}`,
  ).join(' union ')}) returning id`,
  values: [value],
});

/** Deletes rows with their letters, then what is left of them in the database's files; yields how many rows. */
async function deleteWhere(
  store: AdminStore,
  condition: string,
  value: string,
  further: readonly Statement[],
): Promise<number> {
  const [, ...deleted] = await store.run([
    deleteLetters(condition, value),
    ...TABLES.map((table) => ({
      sql: `delete from ${table} where ${condition} returning id`,
      values: [value],
    })),
    ...further,
  ]);
  await store.removeTraces();
  return deleted.slice(0, TABLES.length).reduce((sum, rows) => sum + rows.length, 0);
}

/**
 * Deletes everything about a person, letters included, and notes that it was done: a keyed hash of the address shows
 * after a restored backup who has to be erased again. Yields how many rows there were.
 */
export function erasePerson(store: AdminStore, email: string, hash: KeyedHash): Promise<number> {
  const address = normalisedAddress(email);
  const note: Statement = {
    sql: 'insert into erasures (id, erased_at, person) values ($1, $2, $3)',
    values: [randomUUIDv7(), new Date().toISOString(), hash('erasure', address)],
  };
  return deleteWhere(store, 'address = $1', address, [note]);
}

/** Deletes everything that came before a day: what the forms promise about how long data are kept. */
export function purgeBefore(store: AdminStore, day: string): Promise<number> {
  return deleteWhere(store, 'created_at < $1', day, []);
}
