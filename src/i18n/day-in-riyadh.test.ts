import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInRiyadh } from './format.ts';

test('a day begins three hours earlier in Riyadh', () => {
  assert.equal(dayInRiyadh(new Date('2026-11-21T20:59:59Z')), '2026-11-21');
  assert.equal(dayInRiyadh(new Date('2026-11-21T21:00:00Z')), '2026-11-22');
});
