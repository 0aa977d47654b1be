import { numberOf } from '../number-of.ts';
import { Command, Option } from 'commander';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import { matchesSearch } from '#shared/search-text.ts';
import type { Form } from '#server/forms/form.ts';
import { FORMS } from '#server/forms/forms.ts';
import type { Row } from '#server/storage/store.ts';
import { withData, type Admin } from '../admin.ts';
import { force, since, until } from '../options.ts';
import { checkOutputFile, writeWholeFile } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import { csvOf } from './csv.ts';
import { headedColumns } from './headings.ts';
import { cellText, columnsOf, rowsOf, type RowFilter } from './submission-rows.ts';
import { submissionText } from './submission-text.ts';

const SPREADSHEET = '.xlsx';

interface ExportOptions extends RowFilter {
  out?: string;
  language: Language;
  force?: boolean;
}

/** The rows as they come, counted. */
async function* counted(rows: AsyncIterable<Row>, count: () => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    count();
    yield row;
  }
}

async function list(admin: Admin, form: Form, filter: RowFilter): Promise<void> {
  await withData(admin, async ({ store }) => {
    let count = 0;
    for await (const row of rowsOf(store, form, filter)) {
      count += 1;
      admin.print(submissionText(form, row));
    }
    admin.note(numberOf(count, form.table));
  });
}

async function* fileParts(form: Form, rows: AsyncIterable<Row>, { out, language }: ExportOptions) {
  if (out?.endsWith(SPREADSHEET) !== true) {
    yield* csvOf(columnsOf(form), rows);
    return;
  }
  const { spreadsheetOf } = await import('./spreadsheet.ts');
  yield* spreadsheetOf({ name: form.table, language, columns: headedColumns(form, language), rows });
}

async function exportRows(admin: Admin, form: Form, options: ExportOptions): Promise<void> {
  const { out } = options;
  const { dataFolder } = admin.environment;
  if (out !== undefined) checkOutputFile({ file: out, force: options.force, dataFolder });
  else if (options.force === true) throw new UsageError('--force goes with --out.');
  await withData(admin, async ({ store }) => {
    let count = 0;
    const rows = counted(rowsOf(store, form, options), () => (count += 1));
    const parts = fileParts(form, rows, options);
    if (out === undefined) for await (const part of parts) admin.print(String(part));
    else await writeWholeFile({ file: out, force: options.force, dataFolder }, parts);
    admin.note(`${numberOf(count, form.table)} written${out === undefined ? '' : ` to ${out}`}`);
  });
}

function filtered(command: Command, form: Form): Command {
  command.addOption(since()).addOption(until());
  return 'workshop' in form.fields
    ? command.option('--workshop <name>', 'only this workshop, by its Arabic name')
    : command;
}

/** Adds `registrations list`, `registrations export` and the same of every other form. */
export function addSubmissionCommands(program: Command, admin: Admin): void {
  for (const form of FORMS) {
    const group = program.command(form.table).description(`list or export the ${form.table}`);
    const listing = filtered(group.command('list'), form).description('shows them on the screen');
    listing.action(() => list(admin, form, listing.opts<RowFilter>()));
    const exporting = filtered(group.command('export'), form)
      .description('writes them as CSV, or as a spreadsheet when the file ends in .xlsx')
      .option('--out <file>', 'where to; without it, CSV goes to standard output')
      .addOption(
        new Option('--language <language>', 'of the headings in a spreadsheet, and its direction')
          .choices(LANGUAGES)
          .default(DEFAULT_LANGUAGE),
      )
      .addOption(force());
    exporting.action(() => exportRows(admin, form, exporting.opts<ExportOptions>()));
  }
  const search = program
    .command('search')
    .argument('<words...>', 'a name, an employer, part of a number or an address')
    .description('finds submissions of every form that contain all the words');
  search.addOption(since()).addOption(until());
  search.action((words: string[]) => searchAll(admin, words.join(' '), search.opts<RowFilter>()));
}

async function searchAll(admin: Admin, query: string, filter: RowFilter): Promise<void> {
  await withData(admin, async ({ store }) => {
    let count = 0;
    for (const form of FORMS) {
      for await (const row of rowsOf(store, form, filter)) {
        const texts = columnsOf(form).map((column) => cellText(row[column]));
        if (!matchesSearch(texts, query)) continue;
        count += 1;
        admin.print(`${form.table}  ${submissionText(form, row)}`);
      }
    }
    admin.note(`${count} found`);
  });
}
