import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Why libraries cannot be put before the C library here; undefined where they can. */
export function compilerMissing(): string | undefined {
  const hasCompiler = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;
  return hasCompiler ? undefined : 'this needs Linux and a C compiler (cc)';
}

/** Puts a disk in memory of so many megabytes at a folder; whether that was allowed. */
export const mountDisk = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

export const unmountDisk = (folder: string): void => void spawnSync('umount', ['--lazy', folder]);

/** Why no disk can be mounted here; undefined where one can. Root of a container often may not. */
export function mountMissing(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'website-disk-'));
  const isAllowed = mountDisk(folder, 1);
  if (isAllowed) unmountDisk(folder);
  rmdirSync(folder);
  return isAllowed ? undefined : 'this needs Linux and the right to mount a disk, as root has';
}
