import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Outcome } from './fault.ts';

/** The registered addresses in a data folder, one for each row; none where nothing can be read. */
export function storedIn(dataFolder: string): string[] {
  const file = path.join(dataFolder, 'website.db');
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare('select email from registrations')
      .all()
      .map((row) => String(row['email']));
  } catch {
    return [];
  } finally {
    database.close();
  }
}

/** Compares what was acknowledged with what is stored. */
export function outcomeOf(
  acknowledged: ReadonlySet<string>,
  stored: readonly string[],
  wrong: readonly (string | false)[] = [],
): Outcome {
  const found = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter((email) => !found.has(email)).length,
    doubled: stored.length - found.size,
    wrong: wrong.filter((sentence) => sentence !== false),
  };
}
