import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '#server/base/log.ts';
import { StartError } from '#server/base/start-error.ts';
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
  } catch {
    throw new StartError(`The data folder ${folder} cannot be written: change its owner, or set DATA_DIR.`);
  }
}

/** Opens the store of the server. The database drivers are loaded only where they are used. */
export async function openStore(location: StoreLocation, log: Log): Promise<Store> {
  if (location.databaseUrl !== undefined) {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore({ url: location.databaseUrl, maxWaiting: MAX_WAITING, log });
  }
  prepareDataFolder(location.dataFolder);
  const { openSqliteStore } = await import('./sqlite-store.ts');
  return openSqliteStore({
    file: databaseFile(location.dataFolder),
    busyTimeoutMs: BUSY_TIMEOUT_MS,
    maxWaiting: MAX_WAITING,
    onLost: (error) => log.error({ err: error }, 'The store was lost: forms are refused until a restart'),
  });
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
