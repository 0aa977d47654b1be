import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';
import { syncToDisk } from './sync-to-disk.ts';

const SECRET_BYTES = 32;

/** The file in which a machine of its own keeps its secret, beside the data. */
const fileIn = (dataFolder: string): string => path.join(dataFolder, 'secret');

/** A secret that nobody has used yet. */
export const freshSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** The first line of the file; undefined where there is none, or an empty one that a power cut left. */
function readSecret(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(`The secret in ${file} cannot be read: give the file to the account of the server.`);
  }
  const [secret = ''] = text.trim().split('\n');
  if (secret === '') return undefined;
  if (secret.length < SECRET_BYTES * 2) {
    throw new StartError(`The secret in ${file} is damaged: remove the file, and a new one is made.`);
  }
  return secret;
}

/**
 * The secret kept beside the data, which survives restarts and power cuts; where there is none, the offered one is
 * kept from now on. Throws a {@link StartError} when it is damaged or cannot be read, and the system's error when it
 * cannot be written.
 */
export function keepSecret(dataFolder: string, offered: string): string {
  const file = fileIn(dataFolder);
  const known = readSecret(file);
  if (known !== undefined) return known;
  // Added to the end, never written over: of processes that start together the first one's line counts for all.
  appendFileSync(file, `${offered}\n`, { mode: 0o600, flush: true });
  syncToDisk(dataFolder);
  return readSecret(file) ?? offered;
}

/**
 * The secret that tokens are signed with: the one given, or for a single machine the one kept beside the data. Throws
 * as {@link keepSecret} does.
 */
export function loadSecret(given: string | undefined, dataFolder: string): string {
  return given ?? keepSecret(dataFolder, freshSecret());
}
