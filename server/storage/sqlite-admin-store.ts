import { chmodSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { syncToDisk } from '#server/base/sync-to-disk.ts';
import { SqliteDatabase, type UnitResult } from './sqlite-database.ts';
import { StoreError, type AdminStore, type Row } from './store.ts';

const BUSY_TIMEOUT_MS = 10_000;
const TRACE_ATTEMPTS = 50;
const TRACE_PAUSE_MS = 100;

function checkCopy(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = copy.prepare('pragma integrity_check').get()?.['integrity_check'];
    if (verdict !== 'ok') throw new StoreError('The copy failed its integrity check.', 'DAMAGED');
  } finally {
    copy.close();
  }
}

/** A copy appears under its name only when it is whole, checked and on the disk. */
function writeBackup(database: SqliteDatabase, file: string): void {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  database.copyTo(unfinished);
  chmodSync(unfinished, 0o600);
  checkCopy(unfinished);
  syncToDisk(unfinished);
  renameSync(unfinished, file);
  syncToDisk(path.dirname(path.resolve(file)));
}

async function emptyLog(database: SqliteDatabase): Promise<void> {
  for (let attempt = 0; attempt < TRACE_ATTEMPTS; attempt += 1) {
    if (database.emptyLog()) return;
    await wait(TRACE_PAUSE_MS);
  }
  throw new StoreError('The log could not be emptied: another process keeps reading it.', 'BUSY');
}

/** Opens the SQLite file in this thread, for a command that does one thing and ends. */
export function openSqliteAdminStore(file: string): AdminStore {
  const database = new SqliteDatabase(file, BUSY_TIMEOUT_MS);
  database.migrate();
  const rowsOf = (result: UnitResult | undefined): Promise<Row[][]> => {
    if (result?.ok === true) return Promise.resolve(result.rows);
    return Promise.reject(new StoreError(result?.message ?? 'No result.', result?.code ?? 'UNKNOWN'));
  };
  return {
    engine: 'sqlite',
    run: (unit) => rowsOf(database.runTogether([unit])[0]),
    read: (unit) => rowsOf(database.read(unit)),
    rehearse: async (unit) => void (await rowsOf(database.rehearse(unit))),
    close: () => Promise.resolve(database.close()),
    backup: (target) => writeBackup(database, target),
    removeTraces: () => emptyLog(database),
  };
}
