import type { Point } from '../shared/geometry.ts';
import { HEAVY, type Line } from './lines.ts';

/** What the five paths' figures have in common. */
export const QUIET = { opacity: 0.42 };
export const PLAIN = { opacity: 0.8 };
export const STRONG = { weight: HEAVY };
export const WEIGHT = 1.3;

export const node = (centre: Point, radius = 4.5): Line => ({ kind: 'node', centre, radius });
export const ring = (centre: Point, radius: number, opacity = 0.9): Line => ({
  kind: 'ring',
  centre,
  radius,
  opacity,
});
export const strokes = (pairs: readonly (readonly [Point, Point])[], look: { opacity: number }): Line => ({
  kind: 'strokes',
  strokes: pairs,
  ...look,
});
