import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A library of this folder, compiled to be loaded before the C library (LD_PRELOAD); undefined where that cannot be. */
export function compilePreloaded(source: string, folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = path.join(folder, `${path.parse(source).name}.so`);
  const file = path.join(import.meta.dirname, source);
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, file, '-ldl'], {
    stdio: 'ignore',
  });
  return status === 0 ? library : undefined;
}
