/** How many tests ended how. Every runner reports in these terms, so that one line can sum them up. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: Totals = { passed: 0, failed: 0, skipped: 0 };

/** A run that never got as far as its tests counts as one failed test: it must not look like success. */
export const BROKEN_RUN: Totals = { passed: 0, failed: 1, skipped: 0 };

export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line that scripts read: `N passed, N failed`, and `, N skipped` when there are any. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
