import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLIDER_STEP_PX } from '#content/facts/limits.ts';
import { reachedEnds, steppedOffset } from './use-slider.ts';

const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 2000, clientWidth: 1000 });

test('offset 0 is the start and the last offset the end, in both directions, within a pixel', () => {
  for (const sign of [1, -1]) {
    assert.deepEqual(reachedEnds(row(0)), { isAtStart: true, isAtEnd: false });
    assert.deepEqual(reachedEnds(row(sign * 1)), { isAtStart: true, isAtEnd: false });
    assert.deepEqual(reachedEnds(row(sign * 2)), { isAtStart: false, isAtEnd: false });
    assert.deepEqual(reachedEnds(row(sign * 998.5)), { isAtStart: false, isAtEnd: false });
    assert.deepEqual(reachedEnds(row(sign * 999.4)), { isAtStart: false, isAtEnd: true });
  }
});

test('a row in which everything fits is at both ends', () => {
  const offsets = { scrollLeft: 0, scrollWidth: 800, clientWidth: 800 };
  assert.deepEqual(reachedEnds(offsets), { isAtStart: true, isAtEnd: true });
});

test('a step is 440 px in reading direction: to the negative in Arabic', () => {
  assert.equal(SLIDER_STEP_PX, 440);
  assert.equal(steppedOffset(row(0), SLIDER_STEP_PX, 1, false), 440);
  assert.equal(steppedOffset(row(0), SLIDER_STEP_PX, 1, true), -440);
  assert.equal(steppedOffset(row(-440), SLIDER_STEP_PX, 1, true), -880);
  assert.equal(steppedOffset(row(-880), SLIDER_STEP_PX, -1, true), -440);
});

test('a step never leads beyond an end', () => {
  assert.equal(steppedOffset(row(880), SLIDER_STEP_PX, 1, false), 1000);
  assert.equal(steppedOffset(row(-880), SLIDER_STEP_PX, 1, true), -1000);
  assert.equal(Math.abs(steppedOffset(row(-100), SLIDER_STEP_PX, -1, true)), 0);
});
