// npm test: the unit tests, the tests of the built site, the browser tests; then one line that sums them up.
// npm test -- unit|site|e2e [filter] runs a part.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BROWSER_MISSING, ensureBrowser } from './test/browser.ts';
import { runE2e } from './test/e2e.ts';
import { runNodeTests, siteTestFiles, unitTestFiles } from './test/node-tests.ts';
import { addTotals, BROKEN_RUN, formatTotals, NO_TESTS, type Totals } from './test/totals.ts';

const PARTS = ['unit', 'site', 'e2e'];

const [named, ...filter] = process.argv.slice(2);
if (named !== undefined && !PARTS.includes(named)) {
  console.error(`npm test knows the parts ${PARTS.join(', ')}, not "${named}".`);
  process.exit(1);
}
const parts = named === undefined ? PARTS : [named];

let totals = NO_TESTS;
if (parts.includes('unit')) await section('Unit tests', () => runNodeTests(unitTestFiles(filter[0])));
if (parts.includes('site') || parts.includes('e2e')) {
  const built = buildSite();
  if (!built) totals = addTotals(totals, BROKEN_RUN);
  if (built && parts.includes('site')) {
    await section('Tests of the built site', () => runNodeTests(siteTestFiles(filter[0])));
  }
  if (built && parts.includes('e2e')) await section('Browser tests', browserTests);
}

console.log(formatTotals(totals));
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

/** A part that fails, however it fails, must not keep the next one from running. */
async function section(title: string, run: () => Totals | Promise<Totals>): Promise<void> {
  console.log(`\n${title}\n`);
  try {
    totals = addTotals(totals, await run());
  } catch (error) {
    console.error(error);
    totals = addTotals(totals, BROKEN_RUN);
  }
}

function buildSite(): boolean {
  const launcher = join(import.meta.dirname, 'launch.mjs');
  return spawnSync(process.execPath, [launcher, 'build'], { stdio: 'inherit' }).status === 0;
}

function browserTests(): Totals {
  const browser = ensureBrowser(process.env);
  if (browser === undefined) {
    console.error(BROWSER_MISSING);
    return BROKEN_RUN;
  }
  return runE2e(filter, { ...process.env, CHROMIUM_PATH: browser });
}
