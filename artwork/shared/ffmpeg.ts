import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg, overwriting the output; rejects with what it printed when it fails. */
export async function ffmpeg(...options: string[]): Promise<void> {
  await run('ffmpeg', ['-loglevel', 'error', '-y', ...options]);
}
