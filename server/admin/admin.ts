import { existsSync } from 'node:fs';
import type { Environment } from '#server/base/environment.ts';
import { keyedHash, type KeyedHash } from '#server/base/keyed-hash.ts';
import { loadSecret } from '#server/base/secret.ts';
import { StartError } from '#server/base/start-error.ts';
import { databaseFile, openAdminStore } from '#server/storage/open-store.ts';
import type { AdminStore } from '#server/storage/store.ts';

/** What every command works with. */
export interface Admin {
  environment: Environment;
  /** The variables that the environment was read from. */
  variables: Readonly<Record<string, string | undefined>>;
  now: Date;
  /** Width of the terminal, in characters. */
  columns: number;
  /** Writes a result. */
  print: (text: string) => void;
  /** Tells the person something about it, on a line of its own. */
  note: (text: string) => void;
}

/** The data that a command works on. */
export interface Data {
  store: AdminStore;
  hash: KeyedHash;
}

/** The hash under which the server of this installation knows a person. */
export function installationHash({ secret, dataFolder }: Environment): KeyedHash {
  return keyedHash(loadSecret(secret, dataFolder));
}

/** Opens the installation's store for one command and closes it again. A wrong DATA_DIR makes no new database. */
export async function withData(admin: Admin, work: (data: Data) => Promise<void>): Promise<void> {
  const { environment, note } = admin;
  if (environment.databaseUrl === undefined && !existsSync(databaseFile(environment.dataFolder))) {
    throw new StartError(
      `There is no database in ${environment.dataFolder}: set DATA_DIR to the data folder of the server.`,
    );
  }
  const tell = (_fields: object, text: string): void => note(text);
  const store = await openAdminStore(environment, { info: tell, warn: tell, error: tell });
  try {
    await work({ store, hash: installationHash(environment) });
  } finally {
    await store.close();
  }
}
