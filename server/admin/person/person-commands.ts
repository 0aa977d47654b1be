import { numberOf } from '../number-of.ts';
import type { Command } from 'commander';
import { appendErasureNotes, erasureNote, type ErasureNote } from '#server/backup/erasure-notes.ts';
import { normalisedAddress } from '#server/forms/identity.ts';
import { withData, type Admin } from '../admin.ts';
import { email, force, yes } from '../options.ts';
import { checkOutputFile, writeWholeFile } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import { erasePerson, findPerson, unsubscribePerson } from './person.ts';

/** Keeps a note where a restore will look for it: beside the database and beside the backups. */
function keepNote({ environment, note: tell }: Admin, note: ErasureNote): void {
  appendErasureNotes(environment.dataFolder, [note]);
  if (environment.backup === undefined) {
    tell('Noted in DATA_DIR only: copy erasures.log from there to wherever your backups lie (BACKUP_DIR).');
  } else appendErasureNotes(environment.backup.folder, [note]);
}

async function show(admin: Admin, options: { email: string; out?: string; force?: boolean }): Promise<void> {
  const { out } = options;
  const { dataFolder } = admin.environment;
  if (out !== undefined) checkOutputFile({ file: out, force: options.force, dataFolder });
  else if (options.force === true) throw new UsageError('--force goes with --out.');
  await withData(admin, async ({ store }) => {
    const text = `${JSON.stringify(await findPerson(store, options.email), null, 2)}\n`;
    if (out === undefined) admin.print(text);
    else
      await writeWholeFile(
        { file: out, force: options.force, dataFolder },
        (async function* parts() {
          yield text;
        })(),
      );
  });
}

async function erase(admin: Admin, options: { email: string; yes?: boolean }): Promise<void> {
  await withData(admin, async ({ store, hash }) => {
    if (options.yes !== true) {
      const person = await findPerson(store, options.email);
      const counts = Object.entries(person).map(([table, rows]) => numberOf(rows.length, table));
      throw new UsageError(`This would delete ${counts.join(', ')}. Add --yes to do it.`);
    }
    const note = erasureNote(hash, normalisedAddress(options.email), 'everything', admin.now);
    // First the note: what is half done is done again by a restore, never undone.
    keepNote(admin, note);
    admin.note(`${await erasePerson(store, options.email, note)} rows erased`);
  });
}

async function unsubscribe(admin: Admin, options: { email: string }): Promise<void> {
  await withData(admin, async ({ store, hash }) => {
    keepNote(admin, erasureNote(hash, normalisedAddress(options.email), 'newsletter', admin.now));
    const wasOn = await unsubscribePerson(store, options.email);
    admin.note(
      wasOn ? 'Unsubscribed from the newsletter' : 'This address is not subscribed to the newsletter',
    );
  });
}

/** Adds what the personal-data law gives people a right to. */
export function addPersonCommands(program: Command, admin: Admin): void {
  const showing = program
    .command('person')
    .description('everything kept about one person, as JSON (right of access)')
    .addOption(email())
    .option('--out <file>', 'where to; without it, standard output')
    .addOption(force());
  showing.action(() => show(admin, showing.opts()));
  const unsubscribing = program
    .command('unsubscribe')
    .description('takes an address off the newsletter, and touches nothing else')
    .addOption(email());
  unsubscribing.action(() => unsubscribe(admin, unsubscribing.opts()));
  const erasing = program
    .command('erase')
    .description('deletes everything about a person; a restore of an older backup erases it again')
    .addOption(email())
    .addOption(yes());
  erasing.action(() => erase(admin, erasing.opts()));
}
