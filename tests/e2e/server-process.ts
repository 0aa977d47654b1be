import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 15_000;

/** A server of its own for tests that stop or kill it. */
export interface ServerProcess {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Ends it as an operator would (SIGTERM) and returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL): nothing gets a chance to be written. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts the real server on a free port and waits until it answers.
 * @param dataFolder give the same one again to start over what an earlier server left
 * @param env settings beside `HOST`, `PORT` and `DATA_DIR`
 */
export async function startServer(
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilItAnswers(url, child, () => output);
  return {
    url,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}

async function untilItAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  await end(child, 'SIGKILL');
  throw new Error(`The server did not answer within ${START_TIMEOUT_MS} ms:\n${output()}`);
}
