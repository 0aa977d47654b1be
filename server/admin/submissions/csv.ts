import type { Row } from '#server/storage/store.ts';
import { cellText } from './submission-rows.ts';

/** Without it, Excel takes Arabic for Latin. */
const BYTE_ORDER_MARK = '\ufeff';
/** What spreadsheets take for the beginning of a formula, in the width of either script. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r]/u;
const PLAIN_PHONE = /^\+[\d ]+$/u;

/** A cell that begins like a formula would be computed by a spreadsheet; a plain phone number with + is harmless. */
function guarded(cell: string): string {
  return FORMULA_START.test(cell) && !PLAIN_PHONE.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",;\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;

/** One row of a CSV file, safe to open in a spreadsheet. */
export function csvRow(columns: readonly string[], row: Row): string {
  return line(columns.map((column) => cellText(row[column])));
}

/** Rows as CSV that a spreadsheet opens: Arabic is read as Arabic, formulas are not computed. */
export async function* csvOf(columns: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns);
  for await (const row of rows) yield csvRow(columns, row);
}
