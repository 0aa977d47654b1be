import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Form } from '#server/forms/form.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { insertRow, sql, SqlName } from '#server/storage/sql.ts';
import type { Store } from '#server/storage/store.ts';
import { keyName, type ErasureNote } from './erasure-notes.ts';

const PAGE_SIZE = 1_000;
const rowSchema = v.object({ id: v.string(), created_at: v.string(), address: v.string() });
const erasureSchema = v.object({ erased_at: v.string(), person: v.string() });

/** What was taken back again. */
export interface Applied {
  rows: number;
  /** Notes made with another secret: who they are about cannot be told. */
  unusable: number;
}

/** The notes that a database itself holds. */
export async function notesIn(store: Store, hash: KeyedHash): Promise<ErasureNote[]> {
  const rows = await readRows(store, erasureSchema, sql`select erased_at, person from erasures order by id`);
  return rows.map(({ erased_at: at, person }) => ({ at, what: 'everything', person, key: keyName(hash) }));
}

function isTakenBack(
  notes: ReadonlyMap<string, readonly ErasureNote[]>,
  hash: KeyedHash,
  { address, created_at: created }: v.InferOutput<typeof rowSchema>,
  isNewsletter: boolean,
): boolean {
  // What somebody sent after asking for erasure is a new beginning.
  return (notes.get(hash('erasure', address)) ?? []).some(
    ({ at, what }) => created <= at && (what === 'everything' || isNewsletter),
  );
}

/** Carries out again, in a restored database, what its people had asked for before the backup was restored. */
export async function applyErasureNotes(
  store: Store,
  forms: readonly Form[],
  notes: readonly ErasureNote[],
  hash: KeyedHash,
): Promise<Applied> {
  const usable = notes.filter(({ key }) => key === keyName(hash));
  const byPerson = Map.groupBy(usable, ({ person }) => person);
  let count = 0;
  for (const { table, retention } of forms) {
    const isNewsletter = retention === 'until-unsubscribed';
    const name = new SqlName(table);
    let lastId = '';
    for (;;) {
      const page = sql`select id, created_at, address from ${name} where id > ${lastId} order by id limit ${PAGE_SIZE}`;
      const rows = await readRows(store, rowSchema, page);
      const gone = rows.filter((row) => isTakenBack(byPerson, hash, row, isNewsletter));
      for (const { id } of gone) {
        await store.run([
          sql`delete from outbox where subject_id = ${id}`,
          sql`delete from ${name} where id = ${id}`,
        ]);
      }
      count += gone.length;
      if (rows.length < PAGE_SIZE) break;
      lastId = rows.at(-1)?.id ?? lastId;
    }
  }
  await noteInDatabase(store, usable, hash);
  await store.removeTraces();
  return { rows: count, unusable: notes.length - usable.length };
}

async function noteInDatabase(store: Store, notes: readonly ErasureNote[], hash: KeyedHash): Promise<void> {
  const nameOf = ({ at, person }: ErasureNote): string => `${at} ${person}`;
  const known = new Set((await notesIn(store, hash)).map(nameOf));
  const missing = notes.filter((note) => note.what === 'everything' && !known.has(nameOf(note)));
  for (const note of new Map(missing.map((each) => [nameOf(each), each])).values()) {
    const row = { id: randomUUIDv7(), erased_at: note.at, person: note.person };
    await store.run([insertRow(new SqlName('erasures'), row)]);
  }
}
