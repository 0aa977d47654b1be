import { coordinates, type Point } from '../shared/geometry.ts';
import { path, type Attributes } from './elements.ts';

/** Lines that keep their weight however the page stretches them. */
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
