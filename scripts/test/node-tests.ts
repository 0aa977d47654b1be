import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { BROKEN_RUN, NO_TESTS, type Totals } from './totals.ts';

/** Where unit tests live: beside their source, and in tests/unit for what has no single source. */
const UNIT_TESTS = [
  '*.test.ts',
  '{artwork,bench,content,scripts,server,shared,src}/**/*.test.ts',
  'tests/unit/**/*.test.ts',
];

/** Tests that read the built site in dist/site. */
const SITE_TESTS = ['tests/site/**/*.test.ts'];

const OUTSIDE = ['**/node_modules/**'];

/** @param filter part of a path; empty for all */
export function unitTestFiles(filter = ''): string[] {
  return find(UNIT_TESTS, filter);
}

/** @param filter part of a path; empty for all */
export function siteTestFiles(filter = ''): string[] {
  return find(SITE_TESTS, filter);
}

function find(patterns: readonly string[], filter: string): string[] {
  return globSync(patterns, { exclude: OUTSIDE })
    .filter((path) => path.includes(filter))
    .toSorted();
}

/** Runs test files with node's own runner, each in a process of its own, and prints its usual report. */
export async function runNodeTests(files: readonly string[]): Promise<Totals> {
  if (files.length === 0) return NO_TESTS;
  let totals = BROKEN_RUN;
  const stream = run({
    files: [...files],
    concurrency: availableParallelism(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  stream.on('test:summary', ({ file, counts }) => {
    // One summary comes for each file and one, without a file, for the whole run.
    if (file !== undefined) return;
    const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    totals = { passed: counts.passed, failed, skipped: counts.skipped + counts.todo };
  });
  const report = stream.compose(new spec());
  for await (const text of report) process.stdout.write(String(text));
  return totals;
}
