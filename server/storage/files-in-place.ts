import { statSync } from 'node:fs';
import { StoreError } from './store.ts';

/** The file that a path leads to, whatever its name: undefined where there is none. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/**
 * Notices that the files of an open database are no longer the ones on the disk: a folder that was removed, moved or
 * mounted over, a backup put in the place of the file. The engine itself goes on writing into what nobody will find.
 */
export class FilesInPlace {
  readonly #known: readonly [file: string, identity: string | undefined][];

  constructor(files: readonly string[]) {
    this.#known = files.map((file) => [file, identityOf(file)]);
  }

  /** Throws a {@link StoreError} while a file is missing or another one stands in its place. Costs a few microseconds. */
  check(): void {
    for (const [file, identity] of this.#known) {
      if (identityOf(file) !== identity) {
        throw new StoreError(`${file} was removed or replaced while it was open.`, 'FILE_REPLACED');
      }
    }
  }
}
