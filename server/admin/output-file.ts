import { createWriteStream, existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATA_FILE } from '#server/storage/open-store.ts';
import { UsageError } from './usage-error.ts';

/** A file that a command was told to write. */
export interface OutputFile {
  file: string;
  /** It may replace a file that is there. */
  force: boolean | undefined;
  /** The installation's own folder, whose files no command replaces. */
  dataFolder: string;
}

/** The real place of a file that may not be there yet: two names for one place are one. */
function realPlace(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  return path.join(realpathSync(path.dirname(path.resolve(file))), path.basename(file));
}

/**
 * Throws a {@link UsageError} when a file cannot or must not be written: its folder is missing, it is one of the
 * installation's own, or it is there and nobody said that it may be replaced.
 */
export function checkOutputFile({ file, force = false, dataFolder }: OutputFile): void {
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) throw new UsageError(`The folder ${folder} does not exist.`);
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder.`);
  const place = realPlace(file);
  const isOurFolder = existsSync(dataFolder) && path.dirname(place) === realpathSync(dataFolder);
  if (isOurFolder && DATA_FILE.test(path.basename(place))) {
    throw new UsageError(`${file} belongs to the installation itself: choose another name.`);
  }
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) throw new UsageError(`${file} is a folder: name a file in it.`);
  if (!force) throw new UsageError(`${file} exists: choose another name, or add --force to replace it.`);
}

/** Writes personal data to a file that only its owner reads, and that appears under its name only when whole. */
export async function writeWholeFile(
  output: OutputFile,
  parts: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  checkOutputFile(output);
  const unfinished = `${output.file}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(parts), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, output.file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
