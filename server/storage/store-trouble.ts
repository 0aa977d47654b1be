/** What a failure of the store means to whoever runs the site, by its code; each with its cure. */
const TROUBLES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'The disk of DATA_DIR is full: forms are refused until there is room',
  SQLITE_IOERR: 'The disk of DATA_DIR does not read or write (damaged, or full): forms are refused meanwhile',
  SQLITE_READONLY: 'The database in DATA_DIR cannot be written: forms are refused until it can',
  SQLITE_CORRUPT: 'The database in DATA_DIR is damaged: stop the server and restore a backup',
  SQLITE_NOTADB: 'The file in DATA_DIR is no database any more: stop the server and restore a backup',
  SQLITE_BUSY: 'Another process keeps the database locked: forms are refused until it lets go',
  FILE_REPLACED:
    'The database was removed or replaced while the server runs: forms are refused until the same files are back; to go on with others, restart the server',
  SLOW: 'The database did not answer in time',
  BUSY: 'More forms wait for the database than it can take in time',
  CLOSED: 'The database is closed: forms are refused until a restart',
  WORKER_FAILED: 'The thread of the database ended: forms are refused until a restart',
  '53100': 'The disk of the PostgreSQL server is full: forms are refused until there is room',
  '53300': 'The PostgreSQL server takes no more connections',
  '57P01': 'The PostgreSQL server was stopped',
  '57P03': 'The PostgreSQL server is starting or stopping',
  '57014': 'A statement took longer than allowed',
  ECONNREFUSED: 'The PostgreSQL server of DATABASE_URL does not answer: forms are refused until it does',
};

/** A failure of the store in words, by its code; a code that nobody has met yet stands beside the words. */
export const troubleInWords = (code: string): string => TROUBLES[code] ?? 'The database refused a statement';
