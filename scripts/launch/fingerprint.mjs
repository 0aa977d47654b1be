// One hash for everything a build depends on. Sizes and times instead of contents: a start may cost milliseconds only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'content',
  'public',
  'scripts/build',
  'search',
  'shared',
  'src',
  'package-lock.json',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** What the build reads besides SITE_*. */
const ALSO_READ = new Set(['API_BASE_URL']);

/** Read by the server when it starts, not by the build. */
const RUN_TIME_ONLY = new Set(['SITE_DIR']);

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env only what the build reads counts
 * @returns {string}
 */
export function buildFingerprint(root, env) {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of describe(root, source)) hash.update(`${line}\n`);
  for (const name of Object.keys(env).sort()) {
    const isRead = name.startsWith('SITE_') || ALSO_READ.has(name);
    if (isRead && !RUN_TIME_ONLY.has(name)) hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest('hex');
}

/**
 * One line a file: path, size, time of the last change. Tests are left out, they are not part of the site.
 * @param {string} root
 * @param {string} path relative to the root
 * @returns {string[]}
 */
function describe(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const stats = statSync(absolute);
  if (stats.isDirectory()) {
    return readdirSync(absolute)
      .sort()
      .flatMap((name) => describe(root, `${path}/${name}`));
  }
  return /\.test\.tsx?$/.test(path) ? [] : [`${path} ${stats.size} ${stats.mtimeMs}`];
}
