import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FULL_CODES = ['ENOSPC', 'EDQUOT'];
/** What opening a database takes at least, in bytes. */
const NEEDED = 128 * 1024;

/** Whether an error says that a disk, or the account's share of it, is full. */
export const isDiskFullError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL_CODES.includes(String(error.code));

/** Whether the disk of a folder is too full to open a database there: tried, because a quota shows in no figure. */
export function isDiskFull(folder: string): boolean {
  const trial = path.join(folder, `.room-${process.pid}`);
  try {
    writeFileSync(trial, Buffer.alloc(NEEDED), { mode: 0o600, flush: true });
    return false;
  } catch (error) {
    return isDiskFullError(error);
  } finally {
    rmSync(trial, { force: true });
  }
}
