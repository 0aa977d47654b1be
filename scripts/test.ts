// npm test: the unit tests, the tests of the built site, the browser tests; then one line that sums them up.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BROWSER_MISSING, ensureBrowser } from './test/browser.ts';
import { mayMakeJourneys, runE2e } from './test/e2e.ts';
import { engineMissing, ensureEngines } from './test/engines.ts';
import { keepEvidence, takeEvidence } from './test/evidence.ts';
import { runNodeTests, siteTests, unitTests, type Selection } from './test/node-tests.ts';
import { ensureObservatory } from './test/observatory.ts';
import { POSTGRES_MISSING, startPostgres } from './test/postgres.ts';
import { addTotals, BROKEN_RUN, formatTotals, NO_TESTS, type Totals } from './test/totals.ts';

const PARTS = ['unit', 'site', 'e2e'];
const HELP = `npm test                                all tests
npm test -- unit|site|e2e               one part: beside the code, of the built site, in browsers
npm test -- unit|site|e2e FILTER        the files whose path contains FILTER, else the tests whose title does
npm test -- e2e FILE --project mobile   whatever else Playwright takes
CHROMIUM_PATH names the browser, TEST_DATABASE_URL the PostgreSQL server to test with.`;

const [named, ...rest] = process.argv.slice(2);
if (named === '--help' || named === '-h') {
  console.log(HELP);
  process.exit(0);
}
if (named !== undefined && !PARTS.includes(named)) {
  console.error(`npm test knows the parts ${PARTS.join(', ')}, not "${named}".\n${HELP}`);
  process.exit(1);
}
const parts = named === undefined ? PARTS : [named];
const [filter = ''] = rest;

let totals = NO_TESTS;
// Only all tests together show what the accessibility statement says.
const evidence = parts.includes('e2e') && rest.length === 0 ? keepEvidence(process.env) : undefined;
if (parts.includes('unit')) await section('Unit tests', () => withPostgres(unitTests(filter)));
if (parts.includes('site') || parts.includes('e2e')) {
  const built = buildSite();
  if (!built) totals = addTotals(totals, BROKEN_RUN);
  if (built && parts.includes('site')) {
    await section('Tests of the built site', testSite);
  }
  if (built && parts.includes('e2e')) await section('Browser tests', browserTests);
}

if (evidence !== undefined && totals.failed === 0) {
  const fault = takeEvidence(evidence);
  if (fault !== undefined) {
    console.error(fault);
    totals = addTotals(totals, BROKEN_RUN);
  }
}
if (totals.passed + totals.failed === 0) console.error(`No test matches "${rest.join(' ')}".`);
console.log(formatTotals(totals));
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

/** A part that fails, however it fails, must not keep the next one from running. */
async function section(title: string, run: () => Totals | Promise<Totals>): Promise<void> {
  console.log(`\n${title}${filter === '' ? '' : `: ${rest.join(' ')}`}\n`);
  try {
    totals = addTotals(totals, await run());
  } catch (error) {
    console.error(error);
    totals = addTotals(totals, BROKEN_RUN);
  }
}

/** The store is tested on both engines: only a developer without PostgreSQL may skip one, and is told. */
async function withPostgres(selection: Selection): Promise<Totals> {
  const needsStore = selection.files.some((file) => file.startsWith('server'));
  if (!needsStore || process.env['TEST_DATABASE_URL'] !== undefined) return runNodeTests(selection);
  const database = await startPostgres(process.env);
  if (database === undefined) {
    console.error(POSTGRES_MISSING);
    const tested = await runNodeTests(selection);
    return process.env['CI'] === undefined ? tested : addTotals(tested, BROKEN_RUN);
  }
  process.env['TEST_DATABASE_URL'] = database.url;
  try {
    return await runNodeTests(selection);
  } finally {
    await database.stop();
  }
}

async function testSite(): Promise<Totals> {
  const selection = siteTests(filter);
  await ensureObservatory(selection.files);
  return runNodeTests(selection);
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
  // As with the store: a developer may go without an engine, and is told.
  const missing = mayMakeJourneys(rest) ? ensureEngines(process.env) : [];
  for (const name of missing) console.error(engineMissing(name));
  const tested = runE2e(rest, { ...process.env, CHROMIUM_PATH: browser });
  return missing.length === 0 || process.env['CI'] === undefined ? tested : addTotals(tested, BROKEN_RUN);
}
