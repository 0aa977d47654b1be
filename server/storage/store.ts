import { sqliteCodeName } from './sqlite-errors.ts';

export type Value = string | number | null;

/** One SQL statement with its values for $1, $2 … The same text serves both engines. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** A row as the engine hands it over; whoever reads it checks it (see `readRows`). */
export type Row = Record<string, unknown>;

/**
 * Where registrations and messages are kept. A unit is a list of statements known in advance, executed atomically:
 * no conversation with an open transaction, so SQLite commits many units with one fsync and PostgreSQL never waits
 * for this program while it holds locks.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** Executes a unit and yields the rows of each statement once they are on the disk. Rejects with {@link StoreError}. */
  run(unit: readonly Statement[]): Promise<Row[][]>;
  /**
   * Executes statements that only read, at one moment of the database. They take no lock that a writer wants; a
   * statement that would write rejects. Rejects with {@link StoreError}.
   */
  read(unit: readonly Statement[]): Promise<Row[][]>;
  /**
   * Tries the whole way of a unit without keeping it, then really writes a small note to the disk. Rejects with
   * {@link StoreError} when a form could not be stored now.
   */
  rehearse(unit: readonly Statement[]): Promise<void>;
  /** After rows were deleted for good: leaves nothing of them in the database's files. */
  removeTraces(): Promise<void>;
  /** Waits for what is under way, then lets go of the database. */
  close(): Promise<void>;
}

/** A store with what only the admin command needs. */
export type AdminStore = Store & {
  /** Writes a checked copy of the database to a file while the server runs. */
  backup(file: string): void;
};

/** The store does not answer or refuses: full disk, lost connection, too much waiting. The visitor may try again. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The name of SQLite's number, or the text that drivers and node use. */
function codeOf(error: Error): string {
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodeName(error.errcode);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Any failure of an engine as a {@link StoreError}. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new StoreError(String(error), 'UNKNOWN');
  return new StoreError(error.message, codeOf(error));
}
