// Installs the packages when they are missing or are not those of package-lock.json.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { agrees, leftOut } from './lockfile.mjs';
import { Failure, step } from './output.mjs';
import { runQuietly } from './processes.mjs';
import { isNewEnough, projectNode } from './project-node.mjs';
import { needsWritable } from './writable.mjs';

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

/**
 * By our stamp, or by npm's record where `npm install` was run by hand: installing again would only cost a minute.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (existsSync(stampPath(root)) && readFileSync(stampPath(root), 'utf8') === wantedInstall(root))
    return true;
  return agrees(root);
}

/** Installs when needed. @param {string} root */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  needsWritable(root);
  await step('Installing the packages', async () => {
    await npmCi(root, process.execPath);
    if (leftOut(root).length > 0 && !isNewEnough(process.version)) await installWithProjectNode(root);
    writeFileSync(stampPath(root), wantedInstall(root));
  });
}

/**
 * An old node makes npm leave out programs that need a newer one; the newer one is here now and installs them. It runs
 * from a copy, because npm empties node_modules first.
 * @param {string} root
 */
async function installWithProjectNode(root) {
  const folder = mkdtempSync(join(tmpdir(), 'project-node-'));
  try {
    const node = projectNode(root);
    const copy = join(folder, basename(node));
    copyFileSync(node, copy);
    await npmCi(root, copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} root @param {string} node the node that runs npm */
async function npmCi(root, node) {
  // dev and optional are named because NODE_ENV=production or a user's own settings would leave out what builds the site.
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = npmScript();
  const { code, output } =
    npm === undefined
      ? // On Windows npm is a batch file, which only a shell can start.
        await runQuietly('npm', options, { cwd: root, shell: process.platform === 'win32' })
      : await runQuietly(node, [npm, ...options], { cwd: root });
  if (code !== 0) throw new Failure('The packages could not be installed: npm ci failed, see above.', output);
}

/**
 * npm's own script: of the npm that runs us, so that no other version on the PATH steps in, else of the npm beside
 * node. Undefined where there is none to be found, and only the command is left.
 */
export function npmScript() {
  const running = process.env['npm_execpath'];
  const beside = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const folder = join(process.execPath, '..');
  return [
    running !== undefined && /^npm-cli\.c?js$/.test(basename(running)) ? running : '',
    join(folder, '..', 'lib', beside),
    join(folder, beside),
  ].find((path) => path !== '' && existsSync(path));
}
