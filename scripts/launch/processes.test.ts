import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { handOver, runQuietly } from './processes.mjs';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const folder = temporaryFolder();
const notOnWindows = { skip: process.platform === 'win32' && 'signals are a matter of other systems' };

/** Says "ready", ends with 9 when told to stop, and by itself after a while: nothing is left behind. */
const SERVER = `
  process.on('SIGTERM', () => process.exit(9));
  setTimeout(() => process.exit(5), 10_000);
  console.log('ready');
`;

const program = (code: string) => ({ program: process.execPath, args: ['-e', code], env: process.env });

test('a quiet run keeps what the program said for the one who started it', async () => {
  const code = `console.log('out'); console.error('err'); process.exitCode = 3`;
  const { code: exit, output } = await runQuietly(process.execPath, ['-e', code], { cwd: folder });
  assert.equal(exit, 3);
  assert.match(output, /out/);
  assert.match(output, /err/);
});

test('a program that cannot be started is reported, not thrown', async () => {
  assert.equal((await runQuietly(join(folder, 'none'), [], { cwd: folder })).code, 127);
});

test('the exit code of the program that took over is the exit code', async () => {
  assert.equal(await handOver([program('process.exitCode = 7')], folder), 7);
});

test('when one of two programs ends, the other is told to stop', async () => {
  const long = program(`setTimeout(() => process.exit(1), 10_000)`);
  assert.equal(await handOver([long, program('process.exitCode = 4')], folder), 4);
});

test('a signal reaches the program, and its exit code comes back', notOnWindows, async () => {
  const launcher = spawn(process.execPath, [launcherScript()], { env: withoutNpm() });
  await ready(launcher);
  launcher.kill('SIGTERM');
  assert.deepEqual(await once(launcher, 'exit'), [9, null]);
});

test('the program ends with the shell that npm started it in', notOnWindows, async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${launcherScript()}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  await ready(shell);
  shell.kill('SIGKILL');
  // The pipe closes when the last process that could write to it is gone.
  await once(shell, 'close');
  assert.equal(shell.signalCode, 'SIGKILL');
});

function launcherScript(): string {
  const path = join(folder, 'launcher.mjs');
  const processes = pathToFileURL(join(import.meta.dirname, 'processes.mjs')).href;
  writeFileSync(
    path,
    `import { handOver } from ${JSON.stringify(processes)};
     const program = { program: process.execPath, args: ['-e', ${JSON.stringify(SERVER)}], env: process.env };
     process.exitCode = await handOver([program], ${JSON.stringify(folder)});`,
  );
  return path;
}

async function ready(child: ChildProcess): Promise<void> {
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
}

function withoutNpm(): NodeJS.ProcessEnv {
  const { npm_lifecycle_event: _, ...env } = process.env;
  return env;
}
