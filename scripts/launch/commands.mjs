// What each npm script does, once it is known which node does it.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Failure, say } from './output.mjs';
import { handOver } from './processes.mjs';
import { NODE_FLAGS, projectNode } from './project-node.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const COMMANDS = {
  start,
  dev,
  build,
  test: (args) => run('scripts/test.ts', args),
  check: (args) => run('scripts/check.ts', args),
  format: (args) =>
    run('node_modules/prettier/bin/prettier.cjs', ['--write', '--log-level=warn', '.', ...args]),
  admin: (args) => run('server/admin/main.ts', args),
  bench,
  artwork: (args) => run('scripts/artwork/main.ts', args),
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
  return run('server/main.ts', args);
}

async function build() {
  await ensureBuilt(ROOT);
  say('The site is built: dist/site');
  return 0;
}

/** @param {string[]} args */
async function bench(args) {
  await ensureBuilt(ROOT);
  return run('bench/main.ts', args);
}

/** Vite with hot reload for the pages, the real server beside it for the API. */
async function dev() {
  const node = projectNode(ROOT);
  const port = process.env['PORT'] ?? '3000';
  const apiPort = String(await freePort());
  const data = join(ROOT, 'data', 'dev');
  // The API's server insists on a folder of pages; in development the pages are Vite's.
  const site = join(data, 'site');
  mkdirSync(site, { recursive: true });
  say(`Development at http://localhost:${port} (the API runs beside it, its data is in data/dev)`);
  const api = { HOST: '127.0.0.1', PORT: apiPort, DATA_DIR: data, SITE_DIR: site, LOG_LEVEL: 'warn' };
  const vite = ['node_modules/vite/bin/vite.js', 'dev', '--port', port, '--strictPort'];
  return handOver(
    [
      { program: node, args: [...NODE_FLAGS, 'server/main.ts'], env: { ...process.env, ...api } },
      {
        program: node,
        args: [...NODE_FLAGS, ...vite],
        env: { ...process.env, API_PROXY: `http://127.0.0.1:${apiPort}` },
      },
    ],
    ROOT,
  );
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** @param {string} script relative to the root @param {string[]} args */
function run(script, args) {
  const program = projectNode(ROOT);
  return handOver([{ program, args: [...NODE_FLAGS, script, ...args], env: process.env }], ROOT);
}
