import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { putRightAfterRestore } from '#server/backup/after-restore.ts';
import { moveToPostgres } from '#server/backup/move-to-postgres.ts';
import { loadSecret } from '#server/base/secret.ts';
import { StartError } from '#server/base/start-error.ts';
import { databaseFile } from '#server/storage/open-store.ts';
import { withData, type Admin } from '../admin.ts';
import { UsageError } from '../usage-error.ts';
import { inWords, tellPutRight } from './restore-words.ts';

/** Hashes, links in letters and tokens are made with the secret: with another one they would all be strangers. */
function checkSecret(dataFolder: string, secret: string | undefined): void {
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file) || loadSecret(undefined, dataFolder) === secret) return;
  throw new StartError(`APP_SECRET must be what stands in ${file}: the moved data are known by it.`);
}

async function move({ environment, note }: Admin): Promise<void> {
  const { databaseUrl, dataFolder, secret } = environment;
  if (databaseUrl === undefined) throw new UsageError('DATABASE_URL says where to: set it, and APP_SECRET.');
  const file = databaseFile(dataFolder);
  if (!existsSync(file)) throw new StartError(`There is no database in ${dataFolder}: set DATA_DIR to it.`);
  checkSecret(dataFolder, secret);
  const counts = await moveToPostgres(file, databaseUrl);
  note(`Moved and compared row by row: ${inWords(counts)}`);
  note(`Start the servers with DATABASE_URL from now on. ${file} is unchanged and holds personal`);
  note('data: delete it once you need it no more, and never start a server on it again.');
}

async function afterRestore(admin: Admin, options: { notes?: string; sendLetters?: boolean }): Promise<void> {
  const { environment, now } = admin;
  if (environment.databaseUrl === undefined) {
    throw new UsageError('Only for PostgreSQL: with SQLite, restore does this itself.');
  }
  const { notes } = options;
  if (notes !== undefined && !existsSync(notes)) throw new UsageError(`The folder ${notes} does not exist.`);
  const folders = [environment.dataFolder, ...(notes === undefined ? [] : [notes])];
  await withData(admin, async ({ store, hash }) => {
    const shallSend = options.sendLetters === true;
    tellPutRight(admin, await putRightAfterRestore(store, folders, { hash, shallSend, now }));
    admin.note('The database is ready: start the servers.');
  });
}

/** Adds what only installations with PostgreSQL need. */
export function addPostgresCommands(program: Command, admin: Admin): void {
  program
    .command('move-to-postgres')
    .description('copies DATA_DIR into the empty database of DATABASE_URL, all or nothing, and compares')
    .action(() => move(admin));
  const restored = program
    .command('after-restore')
    .description(
      'after pg_restore, before any server starts: erases again and holds letters, as restore does',
    )
    .option('--notes <folder>', 'where erasures.log lies, when not in DATA_DIR')
    .option('--send-letters', 'send what was due in the backup, even if it may have been sent since');
  restored.action(() => afterRestore(admin, restored.opts()));
}
