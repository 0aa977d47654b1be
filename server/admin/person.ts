import { randomUUIDv7 } from 'node:crypto';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { FORMS } from '#server/forms/forms.ts';
import { normalisedAddress } from '#server/forms/identity.ts';
import { deleteLettersAbout } from '#server/outbox/outbox-statements.ts';
import { insertRow, sql, SqlName } from '#server/storage/sql.ts';
import type { Row, Store } from '#server/storage/store.ts';

const TABLES = FORMS.map(({ table }) => new SqlName(table));

/** Everything that is kept about the person with an email address, by table: the right of access. */
export async function findPerson(store: Store, email: string): Promise<Record<string, Row[]>> {
  const address = normalisedAddress(email);
  const found = await store.run(
    TABLES.map((table) => sql`select * from ${table} where address = ${address} order by id`),
  );
  return Object.fromEntries(TABLES.map(({ name }, index) => [name, found[index] ?? []]));
}

/**
 * Deletes everything about a person, letters included, then what is left of it in the database's files; notes that it
 * was done: a keyed hash of the address shows after a restored backup who has to be erased again. Yields how many rows
 * there were.
 */
export async function erasePerson(store: Store, email: string, hash: KeyedHash): Promise<number> {
  const address = normalisedAddress(email);
  const note = insertRow(new SqlName('erasures'), {
    id: randomUUIDv7(),
    erased_at: new Date().toISOString(),
    person: hash('erasure', address),
  });
  const deleted = await store.run([
    note,
    ...TABLES.map((table) => deleteLettersAbout(sql`select id from ${table} where address = ${address}`)),
    ...TABLES.map((table) => sql`delete from ${table} where address = ${address} returning id`),
  ]);
  await store.removeTraces();
  return deleted.slice(-TABLES.length).reduce((sum, rows) => sum + rows.length, 0);
}
