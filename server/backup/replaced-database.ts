import { DatabaseSync } from 'node:sqlite';
import { keyName, type ErasureNote } from './erasure-notes.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';

/** What a database that is about to be replaced knows about the time after the backup. It may be of any version. */
export class ReplacedDatabase {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true });
  }

  #all(sql: string, ...values: string[]): Record<string, unknown>[] {
    try {
      return this.#database.prepare(sql).all(...values);
    } catch {
      // Another version's structure, or damage that the check did not meet: then it knows nothing.
      return [];
    }
  }

  stateOfLetter(id: string): string | undefined {
    const [letter] = this.#all('select state from outbox where id = ?', id);
    return typeof letter?.['state'] === 'string' ? letter['state'] : undefined;
  }

  /** Its notes of who was erased. */
  notes(hash: KeyedHash): ErasureNote[] {
    return this.#all('select erased_at, person from erasures').map((row) => ({
      at: String(row['erased_at']),
      what: 'everything',
      person: String(row['person']),
      key: keyName(hash),
    }));
  }

  /** How many rows of each table another database lacks. */
  rowsMissingIn(other: string, tables: readonly string[]): Record<string, number> {
    this.#all('attach ? as other', other);
    return Object.fromEntries(
      tables.map((table) => {
        const [row] = this.#all(
          `select count(*) as n from ${table} where id not in (select id from other.${table})`,
        );
        return [table, Number(row?.['n'] ?? 0)];
      }),
    );
  }

  close(): void {
    this.#database.close();
  }
}
