import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalsOfReport } from './e2e.ts';

const report = (stats: object, errors: unknown[] = []) => JSON.stringify({ config: {}, stats, errors });

test('a flaky test and an error outside the tests count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2, duration: 10 };
  assert.deepEqual(totalsOfReport(report(stats)), { passed: 5, failed: 2, skipped: 2 });
  assert.deepEqual(totalsOfReport(report(stats, [{ message: 'x' }])), { passed: 5, failed: 3, skipped: 2 });
});

test('a report of another shape is an error, never zero tests', () => {
  assert.throws(() => totalsOfReport('{}'));
});
