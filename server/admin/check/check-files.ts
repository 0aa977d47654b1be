import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupsIn } from '#server/backup/backup-folder.ts';
import type { Environment } from '#server/base/environment.ts';
import { MIGRATIONS, pendingMigrations } from '#server/storage/migrations.ts';
import { databaseFile } from '#server/storage/open-store.ts';
import { momentText } from '../moment-text.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const MEGABYTE = 1024 * 1024;
const LITTLE_ROOM = 200 * MEGABYTE;
const SOME_ROOM = 1024 * MEGABYTE;
const HOUR_MS = 60 * 60 * 1000;
/** Copies are made every so many hours, and now and then a machine is off. */
const LATE = 2;

function room(about: string, folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const bytes = bavail * bsize;
  const text = `${Math.floor(bytes / MEGABYTE)} MB left for ${folder}`;
  if (bytes < LITTLE_ROOM) return fail(about, `${text}: make room, or forms will be refused`);
  return bytes < SOME_ROOM ? warn(about, `${text}: that is little`) : ok(about, text);
}

/** The data folder and the room on its disk. */
export function checkDataFolder({ dataFolder, databaseUrl }: Environment): Finding[] {
  if (!existsSync(dataFolder)) {
    return databaseUrl === undefined ? [fail('Data', `${dataFolder} does not exist: set DATA_DIR`)] : [];
  }
  try {
    accessSync(dataFolder, constants.W_OK | constants.X_OK);
  } catch {
    return [fail('Data', `${dataFolder} cannot be written by this account`)];
  }
  const replaced = readdirSync(dataFolder).filter((name) => name.startsWith('replaced-'));
  const kept = `${replaced.length} replaced databases with personal data are kept in ${dataFolder}`;
  return [
    room('Disk', dataFolder),
    ...(replaced.length === 0 ? [] : [warn('Restored', `${kept}: delete what you need no more`)]),
  ];
}

/** The secret: there, and nobody else's to read. */
export function checkSecret({ dataFolder, secret, databaseUrl }: Environment): Finding {
  if (secret !== undefined) return ok('Secret', 'APP_SECRET is set');
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file))
    return warn('Secret', `${file} is not there yet: the server makes it at its first start`);
  if ((statSync(file).mode & 0o077) !== 0) return fail('Secret', `${file} can be read by others: chmod 600`);
  return ok('Secret', databaseUrl === undefined ? `${file}: back it up with the data` : file);
}

/** The SQLite file: whole, and of this version. Changes nothing. */
export function checkSqlite({ dataFolder }: Environment): Finding {
  const file = databaseFile(dataFolder);
  if (!existsSync(file))
    return fail('Database', `there is none in ${dataFolder}: set DATA_DIR, or start the server`);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
      if (verdict !== 'ok')
        return fail('Database', `${file} is damaged (${String(verdict)}): restore a backup`);
      const applied = database.prepare('select id from schema_migrations').all();
      const pending = pendingMigrations(new Set(applied.map(({ id }) => Number(id))));
      const size = `${(statSync(file).size / MEGABYTE).toFixed(1)} MB`;
      const steps = `migration ${MIGRATIONS.length - pending.length} of ${MIGRATIONS.length}`;
      const text = `SQLite, ${size}, whole, ${steps}`;
      return pending.length === 0
        ? ok('Database', text)
        : warn('Database', `${text}: start this version's server`);
    } finally {
      database.close();
    }
  } catch (error) {
    return fail('Database', error instanceof Error ? error.message : String(error));
  }
}

/** How old the newest backup is. */
export function checkBackups({ backup, databaseUrl }: Environment, now: Date): Finding[] {
  if (databaseUrl !== undefined) return [ok('Backup', 'not by the server: see to pg_dump and erasures.log')];
  if (backup === undefined) return [warn('Backup', 'none: set BACKUP_DIR, best on another disk')];
  const [newest] = backupsIn(backup.folder);
  if (newest === undefined) return [fail('Backup', `none in ${backup.folder} yet: is the server running?`)];
  const age = now.getTime() - newest.at.getTime();
  const text = `the last is of ${momentText(newest.at.toISOString())}, in ${backup.folder}`;
  const isLate = age > backup.everyHours * HOUR_MS * LATE;
  return [
    isLate ? fail('Backup', `${text}: too old, see the log`) : ok('Backup', text),
    room('Backup', backup.folder),
  ];
}
