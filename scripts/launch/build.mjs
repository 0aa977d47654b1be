// Builds the site when the build is missing or was made from other sources.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFingerprint } from './fingerprint.mjs';
import { Failure, step } from './output.mjs';
import { runQuietly } from './processes.mjs';
import { NODE_FLAGS, projectNode } from './project-node.mjs';
import { needsWritable } from './writable.mjs';

/** @param {string} root @returns {string} */
const stampPath = (root) => join(root, 'dist', '.stamp');

/** @param {string} root @param {string} fingerprint @returns {boolean} */
export function isBuilt(root, fingerprint) {
  if (!existsSync(join(root, 'dist', 'site', 'index.html'))) return false;
  return existsSync(stampPath(root)) && readFileSync(stampPath(root), 'utf8') === fingerprint;
}

/** Builds when needed. @param {string} root */
export async function ensureBuilt(root) {
  // Taken before the build, so that a file saved meanwhile counts as a change.
  const fingerprint = buildFingerprint(root, process.env);
  if (isBuilt(root, fingerprint)) return;
  needsWritable(root);
  await step('Building the site', async () => {
    // An interrupted build must not pass for a finished one.
    rmSync(stampPath(root), { force: true });
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { code, output } = await runQuietly(projectNode(root), [...NODE_FLAGS, vite, 'build'], {
      cwd: root,
    });
    if (code !== 0) throw new Failure('The site could not be built, see above.', output);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stampPath(root), fingerprint);
  });
}
