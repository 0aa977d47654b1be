import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/base/start-error.ts';

/** What keeps others from replacing a database, or from opening it. */
export interface DatabaseLock {
  release(): void;
}

/** A second, empty database: its locks are the system's, so they end with the process, however that ends. */
function openLock(file: string): DatabaseSync {
  const name = `${file}.lock`;
  if (!existsSync(name)) closeSync(openSync(name, 'a', 0o600));
  chmodSync(name, 0o600);
  return new DatabaseSync(name, { timeout: 0 });
}

function locked(file: string, take: (lock: DatabaseSync) => void, refusal: string): DatabaseLock {
  const lock = openLock(file);
  try {
    take(lock);
  } catch {
    lock.close();
    throw new StartError(refusal);
  }
  return { release: () => lock.close() };
}

/** Held by everyone who has a database open. Throws a {@link StartError} while somebody replaces it. */
export function holdDatabase(file: string): DatabaseLock {
  return locked(
    file,
    (lock) => {
      lock.exec('begin');
      lock.prepare('select count(*) from sqlite_schema').get();
    },
    'The database is being replaced by another command: try again when that is done.',
  );
}

/** Held by who replaces a database. Throws a {@link StartError} while anyone has it open, even when it is damaged. */
export function takeDatabaseAlone(file: string): DatabaseLock {
  return locked(
    file,
    (lock) => lock.exec('begin exclusive'),
    'The server, or another command, has the database open: stop it first.',
  );
}
