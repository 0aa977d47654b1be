import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes personal data to a file that only its owner reads, and that appears under its name only when whole. */
export async function writeWholeFile(file: string, parts: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.part`;
  await pipeline(Readable.from(parts), createWriteStream(unfinished, { mode: 0o600, flush: true }));
  await rename(unfinished, file);
}
