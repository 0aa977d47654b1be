import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { holdDatabase, type DatabaseLock } from './database-lock.ts';
import { sqlFor } from './dialect.ts';
import { MIGRATIONS_TABLE, pendingMigrations, RECORD_MIGRATION } from './migrations.ts';
import { StoreError, toStoreError, type Row, type Statement } from './store.ts';

/** What came of one unit: its rows, or why it was undone. */
export type UnitResult = { ok: true; rows: Row[][] } | { ok: false; message: string; code: string };

const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma trusted_schema = off;
  pragma temp_store = memory;
  pragma journal_size_limit = 16777216;`;

const failed = (error: unknown): UnitResult => {
  const { message, code } = toStoreError(error);
  return { ok: false, message, code };
};

/**
 * A SQLite file, in the thread that opens it. `synchronous = full` makes every commit wait for the disk: with
 * `normal`, a power cut loses rows that were already acknowledged.
 */
export class SqliteDatabase {
  readonly #lock: DatabaseLock;
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  /** Waits up to `busyTimeoutMs` for another process (the admin command) to finish its write. */
  constructor(file: string, busyTimeoutMs: number) {
    this.#lock = holdDatabase(file);
    // The file holds personal data: nobody but its owner reads it, nor the log that SQLite creates beside it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    this.#database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    this.#database.exec(SETTINGS);
    const mode = this.#database.prepare('pragma journal_mode').get()?.['journal_mode'];
    if (mode !== 'wal') {
      throw new StoreError('The file system of DATA_DIR cannot hold a database safely (no WAL).', 'NO_WAL');
    }
  }

  /** Brings the structure up to date; other processes wait meanwhile. Throws for a database that is too new. */
  migrate(): void {
    this.#database.exec('begin exclusive');
    try {
      this.#database.exec(sqlFor('sqlite', MIGRATIONS_TABLE));
      const rows = this.#database.prepare('select id from schema_migrations').all();
      const record = this.#database.prepare(sqlFor('sqlite', RECORD_MIGRATION));
      for (const { id, name, statements } of pendingMigrations(
        new Set(rows.map((row) => Number(row['id']))),
      )) {
        for (const statement of statements) this.#database.exec(sqlFor('sqlite', statement));
        record.run(id, name, new Date().toISOString());
      }
      this.#database.exec('commit');
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  /** Executes all units in one transaction, and so with one fsync; a unit that fails is undone alone. */
  runTogether(units: readonly (readonly Statement[])[]): UnitResult[] {
    try {
      this.#prepare('begin immediate').run();
      const results = units.map((unit) => this.#runInSavepoint(unit));
      this.#prepare('commit').run();
      return results;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      return units.map(() => failed(error));
    }
  }

  /** Writes a copy that holds one moment of the database, while others go on writing. */
  copyTo(file: string): void {
    // Not the backup interface of SQLite: it starts again at every commit and under load never ends.
    this.#prepare('vacuum into $1').run(file);
  }

  /** Empties the write-ahead log, which may still hold images of erased rows. False while another process reads it. */
  emptyLog(): boolean {
    return this.#prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  }

  close(): void {
    this.#database.close();
    this.#lock.release();
  }

  #runInSavepoint(unit: readonly Statement[]): UnitResult {
    this.#prepare('savepoint unit').run();
    try {
      const rows = unit.map(({ sql, values }) => this.#prepare(sql).all(...values));
      this.#prepare('release unit').run();
      return { ok: true, rows };
    } catch (error) {
      // A full disk or an I/O error has rolled back everything: then no unit of the transaction may count as done.
      if (!this.#database.isTransaction) throw error;
      this.#prepare('rollback to unit').run();
      this.#prepare('release unit').run();
      return failed(error);
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sqlFor('sqlite', sql));
    this.#prepared.set(sql, statement);
    return statement;
  }
}
