import type { Command } from 'commander';
import { addBackup } from '#server/backup/backup-folder.ts';
import { withData, type Admin } from '../admin.ts';
import { force } from '../options.ts';
import { checkOutputFile } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';

async function backup(admin: Admin, options: { out?: string; force?: boolean }): Promise<void> {
  const { environment, now, note } = admin;
  const { dataFolder, backup: settings } = environment;
  const { out } = options;
  if (out === undefined && options.force === true) throw new UsageError('--force goes with --out.');
  if (out !== undefined) {
    checkOutputFile({ file: out, force: options.force, dataFolder });
    await withData(admin, ({ store }) => Promise.resolve(store.backup(out)));
    note(`Backup written to ${out}, integrity checked`);
    note(`Not in it: secret and erasures.log of ${dataFolder}. A restore on another machine needs them.`);
    return;
  }
  if (environment.databaseUrl === undefined && settings === undefined) {
    throw new UsageError('Say where to: --out FILE, or set BACKUP_DIR.');
  }
  await withData(admin, async ({ store }) => {
    if (settings === undefined) return store.backup('');
    const file = await addBackup(settings, dataFolder, now, (target) => store.backup(target));
    note(`Backup written to ${file}, integrity checked`);
  });
}

/** Adds `backup`. */
export function addBackupCommand(program: Command, admin: Admin): void {
  const command = program
    .command('backup')
    .description('a checked copy while the server runs, into BACKUP_DIR with its rotation, or to a file')
    .option('--out <file>', 'this file instead of BACKUP_DIR')
    .addOption(force());
  command.action(() => backup(admin, command.opts()));
}
