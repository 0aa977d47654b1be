import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTDOWN_TARGET } from './workshops.ts';
import { countdown } from './countdown.ts';

const TARGET = new Date(COUNTDOWN_TARGET);
const before = (milliseconds: number) => new Date(TARGET.getTime() - milliseconds);
const HOUR_MS = 3_600_000;

test('the target is the beginning of 21 April 2025 in Riyadh', () => {
  assert.equal(TARGET.toISOString(), '2025-04-20T21:00:00.000Z');
});

test('counts whole days and the whole hours beyond them', () => {
  assert.deepEqual(countdown(TARGET, before(49.5 * HOUR_MS)), { days: 2, hours: 1 });
  assert.deepEqual(countdown(TARGET, before(24 * HOUR_MS)), { days: 1, hours: 0 });
  assert.deepEqual(countdown(TARGET, before(24 * HOUR_MS - 1)), { days: 0, hours: 23 });
});

test('never falls below 0', () => {
  assert.deepEqual(countdown(TARGET, before(-1)), { days: 0, hours: 0 });
  assert.deepEqual(countdown(TARGET, before(-1000 * HOUR_MS)), { days: 0, hours: 0 });
});
