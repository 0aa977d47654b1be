import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { sqlFor } from './dialect.ts';

/** The statements of one connection, each compiled once. */
export class PreparedStatements {
  readonly #database: DatabaseSync;
  readonly #known = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  of(sql: string): StatementSync {
    const known = this.#known.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sqlFor('sqlite', sql));
    this.#known.set(sql, statement);
    return statement;
  }
}
