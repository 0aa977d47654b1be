import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInRiyadh, startOfDayInRiyadh, withRiyadhOffset } from './riyadh.ts';

test('a day begins three hours earlier in Riyadh', () => {
  assert.equal(dayInRiyadh(new Date('2026-11-21T20:59:59Z')), '2026-11-21');
  assert.equal(dayInRiyadh(new Date('2026-11-21T21:00:00Z')), '2026-11-22');
  assert.equal(startOfDayInRiyadh('2026-11-22')?.toISOString(), '2026-11-21T21:00:00.000Z');
});

test('a day that no calendar has is none', () => {
  for (const day of ['2026-02-30', '2026-13-01', '2026-1-1', 'yesterday', '', '26-01-01', '2025-02-29']) {
    assert.equal(startOfDayInRiyadh(day), undefined, day);
  }
  assert.ok(startOfDayInRiyadh('2028-02-29'));
});

test('a moment is written by the clock of Riyadh', () => {
  assert.equal(withRiyadhOffset(new Date('2027-02-08T21:30:00Z')), '2027-02-09T00:30:00+03:00');
});
