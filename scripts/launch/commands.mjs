// What each npm script does, once it is known which node does it.
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { dev } from './dev.mjs';
import { ensureInstalled } from './install.mjs';
import { Failure, say } from './output.mjs';
import { handOver } from './processes.mjs';
import { NODE_FLAGS, projectNode } from './project-node.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const ARTWORK = join(ROOT, 'artwork');
const LIGHTHOUSE = join(ROOT, 'bench', 'pages', 'lighthouse');

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const COMMANDS = {
  start,
  dev: () => dev(ROOT),
  build,
  test: (args) => run('scripts/test.ts', args),
  faults: (args) => run('tests/faults/main.ts', args),
  check,
  pack,
  sbom: () => run('scripts/sbom.ts'),
  format: (args) =>
    run('node_modules/prettier/bin/prettier.cjs', ['--write', '--log-level=warn', '.', ...args]),
  admin: (args) => run('server/admin/main.ts', args),
  bench,
  artwork,
  gallery: (args) => run('scripts/gallery/main.ts', args),
  dates,
  evidence: () => run('scripts/test/evidence.ts'),
  new: (args) => run('scripts/new/main.ts', args),
};

/**
 * Runs one command and leaves its exit code to the process. Nothing escapes as a stack trace but a bug of ours.
 * @param {string[]} argv the command and its own arguments
 */
export async function launch([name = 'start', ...args]) {
  try {
    const command = COMMANDS[name];
    if (command === undefined)
      throw new Failure(`"${name}" is no command; known: ${Object.keys(COMMANDS).join(', ')}.`);
    await ensureInstalled(ROOT);
    process.exitCode = await command(args);
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof Error)) throw error;
    if (error instanceof Failure) {
      if (error.details !== '') say(error.details);
      say(error.message);
    } else say(sentenceFor(error));
  }
}

/** @param {NodeJS.ErrnoException} error @returns {string} */
function sentenceFor(error) {
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return `No permission to write ${error.path ?? 'a file'}: give this user write permission and try again.`;
  }
  if (error.code === 'ENOSPC') return 'The disk is full: free some room and try again.';
  return error.stack ?? error.message;
}

/** @param {string[]} args */
async function start(args) {
  // Who names another folder has a site already.
  if (process.env['SITE_DIR'] === undefined) await ensureBuilt(ROOT);
  return run('server/main.ts', args, SERVER_FLAGS);
}

async function build() {
  await ensureBuilt(ROOT);
  say('The site is built: dist/site');
  return 0;
}

/** One archive that runs with node alone. */
async function pack() {
  await ensureBuilt(ROOT);
  return run('scripts/pack/main.ts');
}

/** Pages are measured with Lighthouse, a package of its own that the site does not need. @param {string[]} args */
async function bench(args) {
  await ensureBuilt(ROOT);
  const name = args.find((arg) => !arg.startsWith('--'));
  if (name === undefined || name === 'pages') await ensureInstalled(LIGHTHOUSE);
  return run('bench/main.ts', args);
}

/** Gives every page whose words changed a new date; it compares with what the build wrote. */
async function dates() {
  await ensureBuilt(ROOT);
  return run('scripts/page-dates.ts');
}

/** The artwork is checked like the rest, by the types of its own packages. @param {string[]} args */
async function check(args) {
  await ensureInstalled(ARTWORK);
  return run('scripts/check.ts', args);
}

/** Draws pictures, fonts and films anew; its tools are packages of their own. @param {string[]} args */
async function artwork(args) {
  await ensureInstalled(ARTWORK);
  return run('artwork/main.ts', args);
}

/** A small heap for what lives shortly: 4 to 10 MB less, as many requests a second. Also in ops. */
const SERVER_FLAGS = ['--max-semi-space-size=2'];

/** @param {string} script relative to the root @param {string[]} [args] @param {string[]} [flags] of node */
function run(script, args = [], flags = []) {
  const program = projectNode(ROOT);
  // Kept here already, not only by the program itself: so its first file needs no TypeScript compiler (15 MB) either.
  const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env };
  return handOver([{ program, args: [...NODE_FLAGS, ...flags, script, ...args], env }], ROOT);
}
