import { randomUUIDv7 } from 'node:crypto';
import type { ErasureNote } from '#server/backup/erasure-notes.ts';
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
 * Deletes everything about a person, letters included, then what is left of it in the database's files; keeps the note
 * that it was done. Yields how many rows there were.
 */
export async function erasePerson(store: Store, email: string, note: ErasureNote): Promise<number> {
  const address = normalisedAddress(email);
  const deleted = await store.run([
    insertRow(new SqlName('erasures'), { id: randomUUIDv7(), erased_at: note.at, person: note.person }),
    ...TABLES.map((table) => deleteLettersAbout(sql`select id from ${table} where address = ${address}`)),
    ...TABLES.map((table) => sql`delete from ${table} where address = ${address} returning id`),
  ]);
  await store.removeTraces();
  return deleted.slice(-TABLES.length).reduce((sum, rows) => sum + rows.length, 0);
}

/** Takes an address off the newsletter, with the letters about it, and nothing else. Yields whether it was on it. */
export async function unsubscribePerson(store: Store, email: string): Promise<boolean> {
  const address = normalisedAddress(email);
  const subscription = sql`from subscriptions where address = ${address}`;
  const [, deleted = []] = await store.run([
    deleteLettersAbout(sql`select id ${subscription}`),
    sql`delete ${subscription} returning id`,
  ]);
  await store.removeTraces();
  return deleted.length > 0;
}
