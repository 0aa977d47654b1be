import type { Command } from 'commander';
import { FORMS } from '#server/forms/forms.ts';
import { countDue, destroyDue } from '#server/forms/retention.ts';
import { forgetOldVisits } from '#server/visits/visit-statements.ts';
import { inWords } from './backup/restore-words.ts';
import { withData, type Admin } from './admin.ts';
import { before, yes } from './options.ts';
import { UsageError } from './usage-error.ts';

interface PurgeOptions {
  before?: Date;
  dryRun?: boolean;
  yes?: boolean;
}

async function purge(admin: Admin, options: PurgeOptions): Promise<void> {
  const { now, note } = admin;
  const end = options.before?.toISOString();
  await withData(admin, async ({ store }) => {
    if (options.yes === true && options.dryRun !== true) {
      const destroyed = await destroyDue(store, FORMS, { now, before: end, unlessDoneWithinMs: 0 });
      if (end === undefined) await store.run([forgetOldVisits(now)]);
      note(`Destroyed: ${inWords(destroyed ?? {})}`);
      return;
    }
    const due = `This would destroy ${inWords(await countDue(store, FORMS, now, end))}.`;
    if (options.dryRun !== true) throw new UsageError(`${due} Add --yes to do it.`);
    note(due);
  });
}

/** Adds `purge`. Newsletter addresses stay until their owners unsubscribe. */
export function addRetentionCommands(program: Command, admin: Admin): void {
  const purging = program
    .command('purge')
    .description('destroys what was kept for its whole time, as the server does daily by itself')
    .addOption(before())
    .option('--dry-run', 'only says what would go')
    .addOption(yes());
  purging.action(() => purge(admin, purging.opts<PurgeOptions>()));
}
