import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install Debian's packages: it is root, where there is apt. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages; a failure is printed, and shows in what is still missing afterwards. */
export function install(env: NodeJS.ProcessEnv, ...packages: readonly string[]): boolean {
  return apt(env, 'update') && apt(env, 'install', '--yes', '--no-install-recommends', ...packages);
}

function apt(env: NodeJS.ProcessEnv, ...args: readonly string[]): boolean {
  const { status, stderr } = spawnSync('apt-get', [...args], {
    encoding: 'utf8',
    // The run level of a machine without services: what is installed is not started.
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) console.error(`apt-get ${args[0]} failed:\n${stderr}`);
  return status === 0;
}
