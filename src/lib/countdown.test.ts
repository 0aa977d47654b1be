import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTDOWN_TARGET } from '#content/facts/workshops.ts';
import { countdown } from './countdown.ts';

const before = (milliseconds: number) => new Date(Date.parse(COUNTDOWN_TARGET) - milliseconds);
const HOUR_MS = 3_600_000;

test('the target is the beginning of 21 April 2025 in Riyadh', () => {
  assert.equal(new Date(COUNTDOWN_TARGET).toISOString(), '2025-04-20T21:00:00.000Z');
});

test('counts whole days and the whole hours beyond them', () => {
  assert.deepEqual(countdown(COUNTDOWN_TARGET, before(49.5 * HOUR_MS)), { days: 2, hours: 1 });
  assert.deepEqual(countdown(COUNTDOWN_TARGET, before(24 * HOUR_MS)), { days: 1, hours: 0 });
  assert.deepEqual(countdown(COUNTDOWN_TARGET, before(24 * HOUR_MS - 1)), { days: 0, hours: 23 });
});

test('never falls below 0', () => {
  assert.deepEqual(countdown(COUNTDOWN_TARGET, before(-1)), { days: 0, hours: 0 });
  assert.deepEqual(countdown(COUNTDOWN_TARGET, before(-1000 * HOUR_MS)), { days: 0, hours: 0 });
});
