import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { directionOf, type Language } from '#shared/languages.ts';
import type { Row } from '#server/storage/store.ts';
import { cellText } from './submission-rows.ts';

/** What a sheet holds, one row less for its headings: a limit of the format. */
const MAX_ROWS = 1_048_575;
const NARROW = 18;
const WIDE = 32;

/** One sheet of a spreadsheet. */
export interface Sheet {
  name: string;
  language: Language;
  /** Columns of the rows, with their headings in the sheet's language. */
  columns: readonly { column: string; heading: string }[];
  rows: AsyncIterable<Row>;
}

/** Always a text, never a formula or a number: a phone keeps its zero, and nothing is ever computed. */
const textCell = (value: string): Cell => ({ type: String, value });

/** A spreadsheet (XLSX) of texts; it runs from right to left in a language that does. */
export async function* spreadsheetOf({ name, language, columns, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const heading: Cell[] = columns.map(({ heading: value }) => ({ type: String, value, fontWeight: 'bold' }));
  const lines: Cell[][] = [heading];
  for await (const row of rows) {
    if (lines.length > MAX_ROWS)
      throw new RangeError('These are more rows than a spreadsheet holds: use CSV.');
    lines.push(columns.map(({ column }) => textCell(cellText(row[column]))));
  }
  yield await writeXlsxFile(lines, {
    sheet: name,
    rightToLeft: directionOf(language) === 'rtl',
    stickyRowsCount: 1,
    columns: columns.map(({ column }) => ({
      width: column === 'message' ? WIDE * 2 : column === 'email' ? WIDE : NARROW,
    })),
  }).toBuffer();
}
