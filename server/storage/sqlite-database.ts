import { closeSync, existsSync, openSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { holdDatabase, type DatabaseLock } from './database-lock.ts';
import { sqlFor } from './dialect.ts';
import { FilesInPlace } from './files-in-place.ts';
import { MIGRATIONS_TABLE, pendingMigrations, RECORD_MIGRATION } from './migrations.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { readinessNote } from './readiness-note.ts';
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

/** Less room than this, in bytes, and the next form with its letters may not fit. */
const LEAST_ROOM = 256 * 1024;
/** Damage does not go away by itself, wherever in the file it was met. */
const DAMAGE_CODES = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/**
 * A SQLite file, in the thread that opens it. `synchronous = full` makes every commit wait for the disk: with
 * `normal`, a power cut loses rows that were already acknowledged.
 */
export class SqliteDatabase {
  readonly #lock: DatabaseLock;
  readonly #folder: string;
  readonly #database: DatabaseSync;
  readonly #files: FilesInPlace;
  readonly #toWrite: PreparedStatements;
  /** A connection that cannot write, so that what only reads takes no lock that a writer waits for. */
  readonly #reader: DatabaseSync;
  readonly #toRead: PreparedStatements;
  #damage: UnitResult | undefined;

  /** Waits up to `busyTimeoutMs` for another process (the admin command) to finish its write. */
  constructor(file: string, busyTimeoutMs: number) {
    this.#lock = holdDatabase(file);
    // The file holds personal data: nobody but its owner reads it, nor the log that SQLite creates beside it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    this.#folder = path.dirname(file);
    this.#database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    this.#database.exec(SETTINGS);
    const mode = this.#database.prepare('pragma journal_mode').get()?.['journal_mode'];
    if (mode !== 'wal') {
      throw new StoreError('The file system of DATA_DIR cannot hold a database safely (no WAL).', 'NO_WAL');
    }
    this.#reader = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: true });
    this.#toWrite = new PreparedStatements(this.#database);
    this.#toRead = new PreparedStatements(this.#reader);
    // A first look at the database: from here on its log is there, and stays until this connection is closed.
    this.#reader.prepare('select count(*) from sqlite_schema').get();
    // SQLite finds the log and its index by their names as well; without one of them rows are lost or mixed up.
    this.#files = new FilesInPlace([file, `${file}-wal`, `${file}-shm`]);
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
    if (units.length === 0) return [];
    try {
      this.#toWrite.of('begin immediate').run();
      const results = units.map((unit) => this.#runInSavepoint(unit));
      this.#toWrite.of('commit').run();
      // Only now: whatever happened up to here, the rows are in the files that a restart will find.
      this.#files.check();
      return results;
    } catch (error) {
      return units.map(() => this.#undo(error));
    }
  }

  /** Executes statements that only read, at one moment of the database, whoever is writing. */
  read(unit: readonly Statement[]): UnitResult {
    try {
      this.#reader.exec('begin');
      const rows = unit.map(({ sql, values }) => this.#toRead.of(sql).all(...values));
      this.#files.check();
      return { ok: true, rows };
    } catch (error) {
      return this.#failed(error);
    } finally {
      if (this.#reader.isTransaction) this.#reader.exec('rollback');
    }
  }

  /** Whether a unit could be stored now: goes its whole way and back, then writes a note that stays. */
  rehearse(unit: readonly Statement[]): UnitResult {
    if (this.#damage !== undefined) return this.#damage;
    try {
      this.#toWrite.of('begin immediate').run();
      for (const { sql, values } of unit) this.#toWrite.of(sql).all(...values);
      this.#toWrite.of('rollback').run();
    } catch (error) {
      return this.#undo(error);
    }
    const note = readinessNote(new Date().toISOString());
    const [written = { ok: true, rows: [] }] = this.runTogether([[note]]);
    return written.ok ? this.#checkRoom(written) : written;
  }

  /** Writes a copy that holds one moment of the database, while others go on writing. */
  copyTo(file: string): void {
    // Not the backup interface of SQLite: it starts again at every commit and under load never ends.
    this.#toWrite.of('vacuum into $1').run(file);
  }

  /** Empties the write-ahead log, which may still hold images of erased rows. False while another process reads it. */
  emptyLog(): boolean {
    return this.#toWrite.of('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  }

  close(): void {
    // The connection that can write goes last: the last one empties the log into the file and removes it.
    this.#reader.close();
    this.#database.close();
    this.#lock.release();
  }

  #runInSavepoint(unit: readonly Statement[]): UnitResult {
    this.#toWrite.of('savepoint unit').run();
    try {
      const rows = unit.map(({ sql, values }) => this.#toWrite.of(sql).all(...values));
      this.#toWrite.of('release unit').run();
      return { ok: true, rows };
    } catch (error) {
      // A full disk or an I/O error has rolled back everything: then no unit of the transaction may count as done.
      if (!this.#database.isTransaction) throw error;
      this.#toWrite.of('rollback to unit').run();
      this.#toWrite.of('release unit').run();
      return this.#failed(error);
    }
  }

  #checkRoom(result: UnitResult): UnitResult {
    try {
      const { bavail, bsize } = statfsSync(this.#folder);
      if (bavail * bsize >= LEAST_ROOM) return result;
      throw new StoreError('There is almost no room left.', 'SQLITE_FULL');
    } catch (error) {
      return this.#failed(error);
    }
  }

  #undo(error: unknown): UnitResult {
    if (this.#database.isTransaction) this.#database.exec('rollback');
    return this.#failed(error);
  }

  #failed(error: unknown): UnitResult {
    const { message, code } = toStoreError(error);
    const result: UnitResult = { ok: false, message, code };
    if (DAMAGE_CODES.includes(code)) this.#damage = result;
    return result;
  }
}
