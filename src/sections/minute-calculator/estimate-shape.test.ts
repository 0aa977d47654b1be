import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_REQUEST_MINUTES, REQUEST_STEPS } from '#content/facts/time-estimate.ts';
import { FLAT, shapeOf, shapeTowards } from './estimate-shape.ts';

test('every estimate gives a ridge that is seen and stays in its box', () => {
  for (const requests of REQUEST_STEPS) {
    for (const minutes of [1, LONGEST_REQUEST_MINUTES]) {
      const { growth, share } = shapeOf({ requests, minutes, saved: 1 });
      assert.ok(growth > 0.15 && growth <= 1, `${requests} × ${minutes}: ${growth}`);
      assert.ok(share > 0 && share <= 1);
    }
  }
});

test('more time that a service takes is a higher ridge, more of it given back more lines', () => {
  const [few, many] = [1000, 2_000_000].map((requests) => shapeOf({ requests, minutes: 20, saved: 5 }));
  assert.ok(few && many && few.growth < many.growth);
  assert.equal(many.share, 0.25);
});

test('each value has its own height, and both of minutes are measured by one scale', () => {
  const { requests, minutes, saved } = shapeOf({ requests: 5_000_000, minutes: 30, saved: 15 });
  assert.deepEqual([requests, minutes, saved], [1, 0.5, 0.25]);
});

test('each arch stands where the knob of its range does, at the start where a range has one value', () => {
  const { requestsAt, minutesAt, savedAt } = shapeOf({ requests: 5_000_000, minutes: 60, saved: 1 });
  assert.deepEqual([requestsAt, minutesAt, savedAt], [1, 1, 0]);
  assert.equal(shapeOf({ requests: 1000, minutes: 1, saved: 1 }).savedAt, 0);
});

test('a ridge on its way arrives within two seconds of frames, at the goal itself', () => {
  const goal = shapeOf({ requests: 5_000_000, minutes: 60, saved: 60 });
  let shape = FLAT;
  for (let frame = 0; frame < 120 && shape !== goal; frame += 1) shape = shapeTowards(shape, goal);
  assert.equal(shape, goal);
});
