import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '#server/base/log.ts';
import { isDiskFull, isDiskFullError } from '#server/base/disk-full.ts';
import { StartError } from '#server/base/start-error.ts';
import { syncToDisk } from '#server/base/sync-to-disk.ts';
import { LateStore } from './late-store.ts';
import { troubleInWords } from './store-trouble.ts';
import type { AdminStore, Store } from './store.ts';

const DATABASE_FILE = 'website.db';
/** The names of what an installation keeps in its data folder: nothing else may be written over them. */
export const DATA_FILE = /^(?:website\.|secret|erasures)/u;
const MAX_WAITING = 2_000;
const BUSY_TIMEOUT_MS = 5_000;

/** What decides where data are kept. */
export interface StoreLocation {
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Where an installation without PostgreSQL keeps its data. */
export function databaseFile(dataFolder: string): string {
  return path.join(dataFolder, DATABASE_FILE);
}

/** Step by step: node's recursive `mkdir` never returns where a folder cannot be made although its parent exists. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    // Or a power cut takes the folder away with everything in it.
    syncToDisk(path.dirname(folder));
  } catch (error) {
    // Another process that starts at the same moment may have been first.
    if (!existsSync(folder)) throw error;
  }
}

/** Creates the data folder for its owner only. Throws a {@link StartError} when it cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('not a folder');
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isDiskFullError(error)) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: change its owner, or set DATA_DIR.`);
  }
}

/**
 * Opens the store of the server; `prepare` is called before, and puts what must not be missing on the disk. The database
 * drivers are loaded only where they are used. On a full disk the store is opened late: nothing but forms needs it.
 */
export async function openStore(location: StoreLocation, log: Log, prepare: () => void): Promise<Store> {
  if (location.databaseUrl !== undefined) {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore({ url: location.databaseUrl, maxWaiting: MAX_WAITING, log });
  }
  const { openSqliteStore } = await import('./sqlite-store.ts');
  const open = async (): Promise<Store> => {
    prepareDataFolder(location.dataFolder);
    prepare();
    return openSqliteStore({
      file: databaseFile(location.dataFolder),
      busyTimeoutMs: BUSY_TIMEOUT_MS,
      maxWaiting: MAX_WAITING,
      onLost: (error) => log.error({ err: error }, troubleInWords(error.code)),
    });
  };
  try {
    return await open();
  } catch (error) {
    if (!isDiskFullError(error) && !isDiskFull(location.dataFolder)) throw error;
    log.error({ err: error }, troubleInWords('SQLITE_FULL'));
    return new LateStore(open, log);
  }
}

/** Opens the store for an admin command. */
export async function openAdminStore(location: StoreLocation, log: Log): Promise<AdminStore> {
  if (location.databaseUrl !== undefined) {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore({ url: location.databaseUrl, maxWaiting: MAX_WAITING, log });
  }
  prepareDataFolder(location.dataFolder);
  const { openSqliteAdminStore } = await import('./sqlite-admin-store.ts');
  return openSqliteAdminStore(databaseFile(location.dataFolder));
}
