/** SQLite's result codes that an operator can meet; an extended code holds its primary one in the lowest byte. */
const PRIMARY_CODES: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  19: 'SQLITE_CONSTRAINT',
  23: 'SQLITE_AUTH',
  26: 'SQLITE_NOTADB',
};

const PRIMARY_MASK = 0xff;

/** The name of a result code, such as `SQLITE_FULL` for 13. */
export const sqliteCodeName = (resultCode: number): string =>
  PRIMARY_CODES[resultCode & PRIMARY_MASK] ?? `SQLITE_${resultCode}`;
