import * as v from 'valibot';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { StartError } from '#server/base/start-error.ts';
import { FORMS } from '#server/forms/forms.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql } from '#server/storage/sql.ts';
import type { Store } from '#server/storage/store.ts';
import { applyErasureNotes, notesIn, type Applied } from './apply-notes.ts';
import { readErasureNotes } from './erasure-notes.ts';
import { holdLetters } from './hold-letters.ts';

const OTHERS = sql`select cast(count(*) as integer) as count from pg_stat_activity
  where application_name = 'website' and datname = current_database() and pid <> pg_backend_pid()`;

/**
 * Puts a PostgreSQL database right that the database's own tools have restored, as `restore` does with SQLite: what people
 * had asked to be erased goes again, and letters that may have been sent are held. Rejects while a server is connected.
 */
export async function putRightAfterRestore(
  store: Store,
  folders: readonly string[],
  { hash, shallSend, now }: { hash: KeyedHash; shallSend: boolean; now: Date },
): Promise<Applied & { heldLetters: number }> {
  const [others] = await readRows(store, v.object({ count: v.number() }), OTHERS);
  if ((others?.count ?? 0) > 0) throw new StartError('A server is connected to the database: stop it first.');
  const notes = [...folders.flatMap(readErasureNotes), ...(await notesIn(store, hash))];
  const applied = await applyErasureNotes(store, FORMS, notes, hash);
  return { ...applied, heldLetters: await holdLetters(store, () => undefined, shallSend, now) };
}
