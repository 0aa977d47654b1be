import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

const STARTS_WITHIN_MS = 90_000;
const ENDS_WITHIN_MS = 5000;

/** The part of a program's output that says it is ready. */
export async function untilItSays(
  child: ChildProcess,
  output: Readable | null,
  sign: RegExp,
): Promise<string> {
  if (output === null) throw new Error('The program has no output to read.');
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error(`It did not start in time: ${said}`)), STARTS_WITHIN_MS);
  child.once('error', reject);
  child.once('exit', () => reject(new Error(`It ended at once: ${said}`)));
  output.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [, found] = sign.exec(said) ?? [];
    if (found !== undefined) resolve(found);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a program that was asked to end, in its own time, and then at once. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}
