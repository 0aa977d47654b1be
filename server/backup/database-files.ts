import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/base/start-error.ts';
import { syncToDisk } from '#server/base/sync-to-disk.ts';

/** What SQLite keeps beside a database; it belongs to that very file and to no other. */
const COMPANIONS = ['-wal', '-shm'] as const;

export const companionsOf = (file: string): string[] => COMPANIONS.map((suffix) => file + suffix);

/** Throws a {@link StartError} unless a file is a whole database of this site. */
export function checkDatabase(file: string, name: string): void {
  let verdict: unknown;
  let isOurs = false;
  try {
    const database = new DatabaseSync(file);
    try {
      verdict = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
      const table = database.prepare("select 1 from sqlite_schema where name = 'schema_migrations'").get();
      isOurs = table !== undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StartError(
      `${name} is no usable database: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (verdict !== 'ok') throw new StartError(`${name} is damaged: ${String(verdict)}`);
  if (!isOurs) throw new StartError(`${name} is no database of this site.`);
}

/**
 * Brings a database that nobody has open into one file, and says whether it is whole. A damaged one is left exactly as
 * it is.
 */
export function settleDatabase(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const database = new DatabaseSync(file);
    try {
      if (database.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') return false;
      database.exec('pragma wal_checkpoint(truncate)');
      return true;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/**
 * Puts a new database into the place of an old one, which goes into a folder of its own with everything that belongs to
 * it. Whenever this is cut short, either database stands whole under some name, and never with the other one's log.
 */
export function replaceDatabase(file: string, replacement: string, aside: string): void {
  if (existsSync(file)) {
    mkdirSync(aside, { mode: 0o700 });
    // A second name first: up to the last step the old database is in its place.
    linkSync(file, path.join(aside, path.basename(file)));
    for (const companion of companionsOf(file)) {
      if (existsSync(companion)) renameSync(companion, path.join(aside, path.basename(companion)));
    }
    syncToDisk(aside);
  }
  syncToDisk(replacement);
  renameSync(replacement, file);
  syncToDisk(path.dirname(file));
}
