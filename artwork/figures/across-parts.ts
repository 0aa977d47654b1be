import { coordinates, type Point } from '../shared/geometry.ts';
import { path, type Attributes } from './elements.ts';

/** What goes across the window has one size, and is stretched to its place. */
export const [ACROSS_WIDTH, ACROSS_HEIGHT] = [1600, 300];

/** So far a way goes on before its first step and behind its last one, in steps: to the edges of wide windows. */
export const BEYOND = 5;

/** From a place counted in steps to one in the drawing. */
export const placeOf =
  (count: number) =>
  (step: number): number =>
    ((step + BEYOND) * ACROSS_WIDTH) / (count + 2 * BEYOND);

/** Lines keep their weight however the page stretches them. */
export const even = (width: number | string, more: Attributes = {}): Attributes => ({
  'vector-effect': 'non-scaling-stroke',
  'stroke-width': width,
  ...more,
});

/** Round however it is stretched. */
export const dots = (points: readonly Point[], width: number | string, more: Attributes = {}): string =>
  path(points.map(({ x, y }) => `M${coordinates(x, y)}h0`).join(''), {
    ...even(width),
    'stroke-linecap': 'round',
    ...more,
  });
