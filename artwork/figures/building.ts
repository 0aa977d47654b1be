import type { Point } from '../shared/geometry.ts';
import { accentSolid, circleData, path, solid, type Attributes } from './elements.ts';
import { corners } from './method-parts.ts';

/* What the building of the first path's method is made of: floors on columns, the planes of the path's own drawing. */

export const HEAVY = 5.4;
export const MIDDLE = 132;
/** A floor touches the drawing's sides with its corners. */
const [HALF_WIDTH, HALF_HEIGHT] = [130, 46];
/** How high the house grows, from its ground. */
export const FLOORS = [310, 248, 186, 124, 62] as const;
export const [GROUND, SECOND, TOP] = FLOORS;

export const filled: Attributes = { fill: 'var(--field, none)', 'stroke-linejoin': 'round' };
export const planned: Attributes = { 'stroke-dasharray': '.1 9', 'stroke-linecap': 'round' };
export const bold: Attributes = {
  'stroke-width': HEAVY,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** A place on a floor of 1 × 1 around its middle. */
export const on = (floor: number, across: number, along: number): Point => ({
  x: MIDDLE + (across - along) * HALF_WIDTH,
  y: floor + (across + along) * HALF_HEIGHT,
});

/** What is laid last. */
export const roof: Attributes = { ...accentSolid, stroke: 'currentColor', 'stroke-linejoin': 'round' };

/** A floor, or the part of one between two places on it. */
export const plane = (
  floor: number,
  from = { across: -0.5, along: -0.5 },
  to = { across: 0.5, along: 0.5 },
): string =>
  `${corners([
    on(floor, from.across, from.along),
    on(floor, to.across, from.along),
    on(floor, to.across, to.along),
    on(floor, from.across, to.along),
  ])}z`;

const REACH = 0.36;
/** From the back one to the front one. */
const COLUMNS = [
  [-REACH, -REACH],
  [REACH, -REACH],
  [-REACH, REACH],
  [REACH, REACH],
] as const;

export const columns = (from: number, to: number): string =>
  COLUMNS.map(([across, along]) => corners([on(from, across, along), on(to, across, along)])).join('');

export const feet = (floor: number, radius = 5): string =>
  path(COLUMNS.map(([across, along]) => circleData(on(floor, across, along), radius)).join(''), solid);

/** Floors over one another, each on its columns. */
export const built = (floors: readonly number[]): string =>
  floors
    .map((floor, index) => {
      const below = floors[index - 1];
      return (
        (below === undefined ? '' : path(columns(below, floor)) + feet(below)) + path(plane(floor), filled)
      );
    })
    .join('');
