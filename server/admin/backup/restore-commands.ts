import path from 'node:path';
import type { Command } from 'commander';
import { restoreBackup, type Restored } from '#server/backup/restore.ts';
import { StartError } from '#server/base/start-error.ts';
import { inWords, tellPutRight } from './restore-words.ts';
import { installationHash, type Admin } from '../admin.ts';

function tell(admin: Admin, file: string, restored: Restored): void {
  const { note } = admin;
  const { counts, aside, missing } = restored;
  note(`Restored from ${file}: ${inWords(counts)}`);
  tellPutRight(admin, restored);
  if (aside === undefined) return;
  note(`The database before is kept in ${aside}`);
  if (missing === undefined) note('It is damaged: what it has and the backup lacks cannot be told.');
  else if (Object.values(missing).some((count) => count > 0)) {
    note(`It has what the backup lacks: ${inWords(missing)}`);
  }
  note('It holds personal data: delete that folder once you need it no more.');
}

async function restore(
  admin: Admin,
  file: string,
  { sendLetters = false }: { sendLetters?: boolean },
): Promise<void> {
  const { environment, now } = admin;
  if (environment.databaseUrl !== undefined) {
    throw new StartError(
      'This database is PostgreSQL: stop the servers, restore it with pg_restore, then run after-restore.',
    );
  }
  const restored = await restoreBackup({
    file: path.resolve(file),
    dataFolder: environment.dataFolder,
    backupFolder: environment.backup?.folder,
    hashOf: () => installationHash(environment),
    shallSend: sendLetters,
    now,
  });
  tell(admin, file, restored);
}

/** Adds `restore` and what belongs to it. */
export function addRestoreCommands(program: Command, admin: Admin): void {
  const restoring = program
    .command('restore')
    .argument('<file>', 'a backup of this site')
    .option('--send-letters', 'send what was due in the backup, even if it may have been sent since')
    .description('puts a backup in place of the database while no server runs; what it replaces is kept');
  restoring.action((file: string) => restore(admin, file, restoring.opts()));
}
