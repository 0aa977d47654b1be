import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { BROKEN_RUN, type Totals } from './totals.ts';

/** Where unit tests live: beside their source, and in tests/unit for what has no single source. */
const UNIT_TESTS = [
  '*.test.ts',
  '{artwork,bench,content,scripts,search,server,shared,src}/**/*.test.ts',
  'tests/unit/**/*.test.ts',
];

/** Tests that read the built site in dist/site. */
const SITE_TESTS = ['tests/site/**/*.test.ts'];

const OUTSIDE = ['**/node_modules/**'];

/** Which tests to run: files, and of these only the tests whose title contains a text, where one is given. */
export interface Selection {
  readonly files: readonly string[];
  readonly title?: string;
}

/** @param filter part of a path, else of a title; empty for all */
export function unitTests(filter: string): Selection {
  return select(UNIT_TESTS, filter);
}

/** @param filter part of a path, else of a title; empty for all */
export function siteTests(filter: string): Selection {
  return select(SITE_TESTS, filter);
}

function select(patterns: readonly string[], filter: string): Selection {
  const all = globSync(patterns, { exclude: OUTSIDE }).toSorted();
  const files = all.filter((path) => path.includes(filter));
  return files.length > 0 ? { files } : { files: all, title: filter };
}

/** Runs test files with node's own runner, each in a process of its own, and prints its usual report. */
export async function runNodeTests({ files, title }: Selection): Promise<Totals> {
  let totals = BROKEN_RUN;
  const stream = run({
    files: [...files],
    concurrency: availableParallelism(),
    ...(title === undefined ? {} : { testNamePatterns: [new RegExp(RegExp.escape(title))] }),
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  stream.on('test:summary', ({ file, counts }) => {
    // One summary comes for each file and one, without a file, for the whole run.
    if (file !== undefined) return;
    const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    totals = { passed: counts.passed, failed, skipped: counts.skipped + counts.todo };
  });
  // A file in which no title matches is reported as one test that passed, under its path.
  let withoutTests = 0;
  stream.on('test:pass', ({ name, nesting }) => {
    if (title !== undefined && nesting === 0 && files.includes(name)) withoutTests += 1;
  });
  const report = stream.compose(new spec());
  for await (const text of report) process.stdout.write(String(text));
  return { ...totals, passed: totals.passed - withoutTests };
}
