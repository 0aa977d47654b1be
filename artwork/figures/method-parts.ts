import { coordinates, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle } from './elements.ts';

/** The page may set its weight, as that of the lines. */
export const strongAccent = { ...accentStroke, 'stroke-width': 'var(--figure-strong, 2.4)' };

export const node = (at: Point): string => circle(at, 4.5, accentSolid);

/** Straight from point to point. */
export const corners = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => coordinates(x, y)).join('L')}`;
