import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that change with any of the parts: the version in the name of an immutable file. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
