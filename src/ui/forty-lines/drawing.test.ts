import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL, at, emptyDrawing, LOOKS, OPACITY, remapped, WEIGHT } from './drawing.ts';

test('what lies on one place looks the same in the units of another', () => {
  const drawing = emptyDrawing();
  drawing.xy[0] = 300;
  drawing.xy[ALL] = 120;
  drawing.look[LOOKS + WEIGHT] = 2;
  drawing.look[LOOKS + OPACITY] = 0.5;
  const large = { left: -60, top: 12, scaleX: 1.5, scaleY: 1.5, weight: 1.5 };
  const small = { left: 90, top: 140, scaleX: 1, scaleY: 0.5, weight: 1 };
  const { xy, look } = remapped(drawing, large, small);
  assert.equal(small.left + at(xy, 0) * small.scaleX, large.left + 300 * large.scaleX);
  assert.equal(small.top + at(xy, ALL) * small.scaleY, large.top + 120 * large.scaleY);
  assert.equal(at(look, LOOKS + WEIGHT) * small.weight, 2 * large.weight);
  assert.equal(at(look, LOOKS + OPACITY), 0.5);
});
