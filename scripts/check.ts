// npm run check: everything that can be said about the code without running it. One line a check; a failed one shows
// what its tool printed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { registryHosts } from './check/lockfile.ts';
import { checkPapers } from './check/papers/papers.ts';
import { readFileSync } from 'node:fs';

interface Check {
  readonly name: string;
  /** What went wrong, or undefined. */
  readonly run: () => string | undefined;
}

const bin = (...path: string[]) => join('node_modules', ...path);

const CHECKS: readonly Check[] = [
  {
    name: 'format',
    run: () => tool(bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'),
  },
  { name: 'lint', run: () => tool(bin('oxlint', 'bin', 'oxlint')) },
  { name: 'types', run: () => tool(bin('typescript', 'bin', 'tsc')) },
  {
    name: 'lint of the artwork',
    run: () => tool(bin('oxlint', 'bin', 'oxlint'), '--config=artwork/lint.config.ts', 'artwork'),
  },
  { name: 'types of the artwork', run: () => tool(bin('typescript', 'bin', 'tsc'), '--project', 'artwork') },
  { name: 'styles', run: () => tool(bin('stylelint', 'bin', 'stylelint.mjs'), 'src/**/*.css') },
  { name: 'dead code', run: () => tool(bin('knip', 'bin', 'knip.js')) },
  {
    name: 'dead code without the tests',
    run: () =>
      tool(
        bin('knip', 'bin', 'knip.js'),
        '--production',
        '--config=knip.production.jsonc',
        '--include=files,exports,types',
      ),
  },
  {
    name: 'dead code of the artwork',
    run: () => tool(bin('knip', 'bin', 'knip.js'), '--directory', 'artwork'),
  },
  { name: 'lockfile', run: checkLockfile },
  { name: 'papers', run: checkPapers },
];

let failed = 0;
for (const { name, run } of CHECKS) {
  const complaint = run();
  console.log(`${complaint === undefined ? 'ok     ' : 'failed '} ${name}`);
  if (complaint === undefined) continue;
  console.log(`${complaint}\n`);
  failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;

function tool(script: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}

function checkLockfile(): string | undefined {
  const hosts = registryHosts(readFileSync('package-lock.json', 'utf8'));
  if (hosts.length === 0) return undefined;
  return `package-lock.json names ${hosts.join(', ')}: run npm install again, .npmrc leaves registries out.`;
}
