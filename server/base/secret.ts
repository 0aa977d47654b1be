import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

const SECRET_BYTES = 32;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a new secret under its name in one step, unless another process was first. */
function createSecret(file: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * The secret that tokens are signed with: the one given, or for a single machine one that is made once and kept
 * beside the data, so that it survives restarts. Throws a {@link StartError} when the kept one is damaged.
 */
export function loadSecret(given: string | undefined, dataFolder: string): string {
  if (given !== undefined) return given;
  const file = path.join(dataFolder, 'secret');
  createSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_BYTES * 2) {
    throw new StartError(`The secret in ${file} is damaged: remove the file, and a new one is made.`);
  }
  return secret;
}
