import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { COUNT_LETTERS, letterCountSchema, retryParked } from '#server/outbox/outbox-statements.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { AdminStore } from '#server/storage/store.ts';
import type { Form } from '#server/forms/form.ts';
import { FORMS } from '#server/forms/forms.ts';
import { countDue, destroyDue, type Counts } from '#server/forms/retention.ts';
import { columnsOf, rowsOf, type RowFilter } from './collections.ts';
import { cellText, csvHead, csvRow } from './csv.ts';
import { erasePerson, findPerson } from './person.ts';
import { UsageError } from './usage-error.ts';
import { writeWholeFile } from './whole-file.ts';

/** The options of every command, as they were given. */
export type AdminOptions = RowFilter & {
  out: string | undefined;
  email: string | undefined;
  before: string | undefined;
  yes: boolean;
  dryRun: boolean;
  retry: boolean;
};

/** What a command works with. `print` writes a result, `note` tells the person something about it. */
export interface AdminContext {
  store: AdminStore;
  hash: KeyedHash;
  now: Date;
  options: AdminOptions;
  print: (text: string) => void;
  note: (text: string) => void;
}

const LISTED_COLUMNS_AT_THE_END = 2;

function needed(options: AdminOptions, name: 'out' | 'email' | 'before'): string {
  const value = options[name];
  if (value === undefined) throw new UsageError(`--${name} is needed.`);
  return value;
}

/** Shows a form's submissions on the screen, one line for each row. */
export async function listRows({ store, options, print, note }: AdminContext, form: Form): Promise<void> {
  const columns = columnsOf(form).slice(0, -LISTED_COLUMNS_AT_THE_END);
  let count = 0;
  for await (const row of rowsOf(store, form, options)) {
    count += 1;
    print(`${columns.map((column) => cellText(row[column]).replaceAll('\n', ' ')).join('  ')}\n`);
  }
  note(`${count} ${form.table}`);
}

/** Writes a form's submissions as CSV, to a file or to standard output. */
export async function exportRows({ store, options, print, note }: AdminContext, form: Form): Promise<void> {
  const columns = columnsOf(form);
  let count = 0;
  async function* parts(): AsyncGenerator<string> {
    yield csvHead(columns);
    for await (const row of rowsOf(store, form, options)) {
      count += 1;
      yield csvRow(columns, row);
    }
  }
  if (options.out === undefined) for await (const part of parts()) print(part);
  else await writeWholeFile(options.out, parts());
  note(`${count} ${form.table} written${options.out === undefined ? '' : ` to ${options.out}`}`);
}

/** Shows the letters by state, after putting the parked ones back in line if that was asked for. */
export async function showOutbox({ store, options, now, print }: AdminContext): Promise<void> {
  if (options.retry) {
    const [letters = []] = await store.run([retryParked(now.toISOString())]);
    print(`${letters.length} letters put back in line\n`);
  }
  const counts = await readRows(store, letterCountSchema, COUNT_LETTERS);
  if (counts.length === 0) print('No letters\n');
  for (const { state, count, oldest } of counts) print(`${state}: ${count} (oldest ${oldest})\n`);
}

export async function showPerson({ store, options, print }: AdminContext): Promise<void> {
  print(`${JSON.stringify(await findPerson(store, needed(options, 'email')), null, 2)}\n`);
}

/** Erases a person, or only tells how much that would delete. */
export async function erase({ store, hash, options, note }: AdminContext): Promise<void> {
  const email = needed(options, 'email');
  if (!options.yes) {
    const person = await findPerson(store, email);
    const counts = Object.entries(person).map(([table, rows]) => `${rows.length} ${table}`);
    throw new UsageError(`This would delete ${counts.join(', ')}. Add --yes to do it.`);
  }
  note(`${await erasePerson(store, email, hash)} rows erased`);
}

const inWords = (counts: Counts): string =>
  Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');

/** A day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Destroys what was kept for as long as its form promises, as the server does every day, or everything before a given
 * day. Newsletter addresses stay until their owners unsubscribe.
 */
export async function purge({ store, options, now, note }: AdminContext): Promise<void> {
  const { before, yes, dryRun } = options;
  if (before !== undefined && !isDay(before)) throw new UsageError('--before is a day such as 2025-01-31.');
  if (yes && !dryRun) {
    const destroyed = await destroyDue(store, FORMS, { now, before, unlessDoneWithinMs: 0 });
    note(`Destroyed: ${inWords(destroyed ?? {})}`);
    return;
  }
  const due = `This would destroy ${inWords(await countDue(store, FORMS, now, before))}.`;
  if (!dryRun) throw new UsageError(`${due} Add --yes to do it.`);
  note(due);
}

export function backup({ store, options, note }: AdminContext): Promise<void> {
  const file = needed(options, 'out');
  store.backup(file);
  note(`Backup written to ${file}, integrity checked`);
  return Promise.resolve();
}
