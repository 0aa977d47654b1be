// Installs the packages when they are missing or are not those of package-lock.json.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure, step } from './output.mjs';
import { runQuietly } from './processes.mjs';
import { needsWritable } from './writable.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/** @param {string} root @returns {string} */
const stampPath = (root) => join(root, 'node_modules', '.installed');

/**
 * What must be installed, as one line: the lockfile's hash, and the platform, because a folder copied from another
 * machine holds that machine's binaries.
 * @param {string} root
 */
export function wantedInstall(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

/** @param {string} root @returns {boolean} */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (existsSync(stampPath(root))) {
    if (readFileSync(stampPath(root), 'utf8') === wantedInstall(root)) return true;
  }
  return isInstalledByHand(root);
}

/**
 * Whether `npm install` was run by hand: npm's own record of node_modules then agrees with the lockfile, and
 * installing a second time would only cost a minute.
 * @param {string} root
 */
function isInstalledByHand(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = present[path];
    if (path === '') return true;
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** @param {string} path @returns {Record<string, LockedPackage>} */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/** Installs when needed. @param {string} root */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  needsWritable(root);
  await step('Installing the packages', async () => {
    const { program, args, shell } = npmCommand();
    // dev and optional are named because NODE_ENV=production or a user's own settings would leave out what builds the site.
    const options = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { code, output } = await runQuietly(program, [...args, ...options], { cwd: root, shell });
    if (code !== 0)
      throw new Failure('The packages could not be installed: npm ci failed, see above.', output);
    writeFileSync(stampPath(root), wantedInstall(root));
  });
}

/** The npm that runs us where there is one, so that no other version on the PATH steps in. */
function npmCommand() {
  const own = process.env['npm_execpath'];
  if (own !== undefined && /^npm-cli\.c?js$/.test(basename(own))) {
    return { program: process.execPath, args: [own], shell: false };
  }
  // On Windows npm is a batch file, which only a shell can start.
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}
