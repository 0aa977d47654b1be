import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { StartError } from '#server/base/start-error.ts';
import { FORMS } from '#server/forms/forms.ts';
import { takeDatabaseAlone } from '#server/storage/database-lock.ts';
import { databaseFile, prepareDataFolder } from '#server/storage/open-store.ts';
import { openSqliteAdminStore } from '#server/storage/sqlite-admin-store.ts';
import type { AdminStore } from '#server/storage/store.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import { applyErasureNotes, notesIn, type Applied } from './apply-notes.ts';
import { checkDatabase, companionsOf, replaceDatabase, settleDatabase } from './database-files.ts';
import { mergeErasureNotes, readErasureNotes } from './erasure-notes.ts';
import { holdLetters } from './hold-letters.ts';
import { ReplacedDatabase } from './replaced-database.ts';

const WORKPLACE = 'restoring-';
const countSchema = v.object({ count: v.number() });

export interface RestoreOptions {
  /** The backup. */
  file: string;
  dataFolder: string;
  /** Where else notes of erasures lie. */
  backupFolder: string | undefined;
  /** The installation's hash, asked for once its secret is in place. */
  hashOf: () => KeyedHash;
  /** Letters that may have been sent since the backup are sent all the same. */
  shallSend: boolean;
  now: Date;
}

/** What a restore has done. */
export interface Restored extends Applied {
  /** Rows of each form in the restored database. */
  counts: Readonly<Record<string, number>>;
  heldLetters: number;
  /** Where the database that was replaced lies now; undefined where there was none. */
  aside: string | undefined;
  /** Rows of each form that only the replaced database has; undefined where it could not be read. */
  missing: Readonly<Record<string, number>> | undefined;
}

/** A new machine gets the secret that lies beside the backup, or nobody could be recognised in the notes. */
function bringSecret(file: string, dataFolder: string): void {
  const [kept, own] = [path.join(path.dirname(file), 'secret'), path.join(dataFolder, 'secret')];
  if (!existsSync(kept) || existsSync(own)) return;
  copyFileSync(kept, own);
  chmodSync(own, 0o600);
}

function copyWithCompanions(file: string, target: string): void {
  const targets = [target, ...companionsOf(target)];
  for (const [index, from] of [file, ...companionsOf(file)].entries()) {
    const to = targets[index];
    if (to === undefined || !existsSync(from)) continue;
    copyFileSync(from, to);
    chmodSync(to, 0o600);
  }
}

const TABLES = FORMS.map(({ table }) => table);

async function rowsIn(store: AdminStore): Promise<Record<string, number>> {
  const counts = await Promise.all(
    TABLES.map((table) =>
      readRows(store, countSchema, sql`select cast(count(*) as integer) as count from ${new SqlName(table)}`),
    ),
  );
  return Object.fromEntries(TABLES.map((table, index) => [table, counts[index]?.[0]?.count ?? 0]));
}

/** Puts the copy right by what is known of the time after it was made. */
async function putRight(
  copy: string,
  replaced: ReplacedDatabase | undefined,
  { file, dataFolder, backupFolder, hashOf, shallSend, now }: RestoreOptions,
): Promise<Omit<Restored, 'aside'>> {
  const hash = hashOf();
  const missing = replaced?.rowsMissingIn(copy, TABLES);
  const store = openSqliteAdminStore(copy);
  try {
    const folders = [dataFolder, path.dirname(file), ...(backupFolder === undefined ? [] : [backupFolder])];
    const kept = [...new Set(folders)].flatMap(readErasureNotes);
    const notes = [...kept, ...(await notesIn(store, hash)), ...(replaced?.notes(hash) ?? [])];
    const applied = await applyErasureNotes(store, FORMS, notes, hash);
    mergeErasureNotes(dataFolder, notes);
    const laterState = (id: string) => replaced?.stateOfLetter(id);
    const heldLetters = await holdLetters(store, laterState, shallSend, now);
    return { ...applied, heldLetters, counts: await rowsIn(store), missing };
  } finally {
    await store.close();
  }
}

/**
 * Puts a backup in the place of the database: checked and put right before anything is touched, and what it replaces is
 * kept aside. Rejects with a {@link StartError} when the backup cannot be used or a server runs; then nothing has changed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, dataFolder, now } = options;
  if (!existsSync(file)) throw new StartError(`${file} does not exist.`);
  prepareDataFolder(dataFolder);
  const current = databaseFile(dataFolder);
  const lock = takeDatabaseAlone(current);
  // What a restore that was cut short has left holds personal data.
  for (const name of readdirSync(dataFolder).filter((each) => each.startsWith(WORKPLACE))) {
    rmSync(path.join(dataFolder, name), { recursive: true });
  }
  const workplace = mkdtempSync(path.join(dataFolder, WORKPLACE));
  try {
    const copy = path.join(workplace, path.basename(current));
    copyWithCompanions(file, copy);
    checkDatabase(copy, file);
    bringSecret(file, dataFolder);
    const replaced = settleDatabase(current) ? new ReplacedDatabase(current) : undefined;
    const done = await putRight(copy, replaced, options).finally(() => replaced?.close());
    const wasThere = existsSync(current);
    const aside = path.join(dataFolder, `replaced-${now.toISOString().replaceAll(/[:.]/gu, '')}`);
    replaceDatabase(current, copy, aside);
    return { ...done, aside: wasThere ? aside : undefined };
  } finally {
    rmSync(workplace, { recursive: true, force: true });
    lock.release();
  }
}
