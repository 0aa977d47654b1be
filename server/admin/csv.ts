/** Without it, Excel takes Arabic for Latin. */
const BYTE_ORDER_MARK = '\ufeff';
const PLAIN_PHONE = /^\+[\d ]+$/u;

/** A cell that begins like a formula would be computed by a spreadsheet; a plain phone number with + is harmless. */
function guarded(cell: string): string {
  return /^[=+\-@\t\r]/u.test(cell) && !PLAIN_PHONE.test(cell) ? `'${cell}` : cell;
}

/** What a column holds, as text: the engines hand over texts, numbers and nulls. */
export function cellText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function quoted(cell: string): string {
  return /[",;\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;

/** The head of a CSV file: the mark for spreadsheets and the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + line(columns);
}

/** One row of a CSV file, safe to open in a spreadsheet. */
export function csvRow(columns: readonly string[], row: Readonly<Record<string, unknown>>): string {
  return line(columns.map((column) => cellText(row[column])));
}
