import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { BROKEN_RUN, type Totals } from './totals.ts';

/** The part of Playwright's JSON report that counts. */
const Report = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  // Errors outside any test: a test file that does not load, a server that does not start.
  errors: v.array(v.unknown()),
});

/** Totals of a JSON report; a flaky test counts as failed, because retries are off and none should exist. */
export function totalsOfReport(json: string): Totals {
  const { stats, errors } = v.parse(Report, JSON.parse(json));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Runs the browser tests and prints their usual report.
 * @param filter part of a path, else of a title, or whatever Playwright takes; empty for all
 */
export function runE2e(filter: readonly string[], env: NodeJS.ProcessEnv): Totals {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-report-'));
  const report = join(folder, 'report.json');
  try {
    const cli = join('node_modules', '@playwright', 'test', 'cli.js');
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, cli, 'test', ...forPlaywright(filter)],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    if (!existsSync(report)) return BROKEN_RUN;
    const totals = totalsOfReport(readFileSync(report, 'utf8'));
    return status === 0 || totals.failed > 0 ? totals : { ...totals, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SPECS = 'tests/{e2e,engines}/**/*.spec.ts';
/** The journeys in the other engines. */
const JOURNEYS = 'tests/engines/journeys.spec.ts';

/** A filter that no file's path contains is part of a title. */
function forPlaywright(filter: readonly string[]): readonly string[] {
  const [first, ...others] = filter;
  if (first === undefined || first.startsWith('-')) return filter;
  return isPartOfPath(first) ? filter : ['-g', RegExp.escape(first), ...others];
}

const isPartOfPath = (text: string) => globSync(SPECS).some((path) => path.includes(text));

/** Whether a filter leaves any of the journeys, so that their engines have to be there. */
export function mayMakeJourneys([first]: readonly string[]): boolean {
  return first === undefined || JOURNEYS.includes(first);
}
