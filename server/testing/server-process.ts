import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { after } from 'node:test';

const MAIN = path.join(import.meta.dirname, '..', 'main.ts');
const ADMIN = path.join(import.meta.dirname, '..', 'admin', 'main.ts');
/** The first of the lines that tell where the site is: they are written together, when everything is ready. */
const ANNOUNCED = /Local: +http:\/\/127\.0\.0\.1:(\d+)\n/u;

type Environment = Record<string, string>;

/** What a process that ended has left. */
export interface Ended {
  exitCode: number | null;
  output: string;
}

/** The server as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** Everything that it has written so far. */
  output: () => string;
  /** Sends a signal and waits for the end; yields the exit code, null after a signal that kills. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function run(
  script: string,
  args: readonly string[],
  environment: Environment,
): { child: ChildProcess; output: () => string } {
  // Settings of the machine that runs the tests stay outside.
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return { child, output: () => output };
}

async function runToItsEnd(
  script: string,
  args: readonly string[],
  environment: Environment,
): Promise<Ended> {
  const { child, output } = run(script, args, environment);
  await once(child, 'close');
  return { exitCode: child.exitCode, output: output() };
}

/** Starts the server where it is expected not to start. */
export const failToStart = (environment: Environment, program = MAIN): Promise<Ended> =>
  runToItsEnd(program, [], environment);

/** Runs the admin command, of a packed project where its program is named. */
export const runAdmin = (
  args: readonly string[],
  environment: Environment,
  program = ADMIN,
): Promise<Ended> => runToItsEnd(program, args, environment);

/** Starts the server and waits until it listens; for tests of node's runner, which kills one left running. */
export async function startServerProcess(environment: Environment, program = MAIN): Promise<ServerProcess> {
  const server = await spawnServer(environment, program);
  after(() => server.end('SIGKILL'));
  return server;
}

/** Starts the server and waits until it listens; whoever starts it ends it. */
export async function spawnServer(environment: Environment, program = MAIN): Promise<ServerProcess> {
  const { child, output } = run(program, [], environment);
  const ended = once(child, 'exit');
  while (!ANNOUNCED.test(output())) {
    await Promise.race([once(child.stderr ?? child, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output()}`);
  }
  return {
    port: Number(ANNOUNCED.exec(output())?.[1]),
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
