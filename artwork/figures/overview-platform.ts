import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { path, type Figure } from './elements.ts';
import { FALL, plate, shades } from './plates.ts';

/* The platform of the first path: parts beside parts as far as they are built, and dots where others are planned. */

const [WIDTH, HEIGHT] = [2400, 440];
/** Half of what a part takes aside, and how much of that it fills. */
const [HALF, FILLED] = [80, 0.8];
const THICK = 9;
/** Where what is built ends behind; before, it reaches farther. */
const FRONTIER = 1240;
const AHEAD = 0.62;
/** So many tints it has, from the frontier back. */
const TINTS = 7;
/** A storey's height, and how far from its middle its columns stand. */
const [STOREY, REACH] = [82, 0.62];

const placeOf = (column: number, row: number): Point => ({ x: column * HALF, y: row * HALF * FALL });

/** All places of which something is seen; in each second row they stand between those of the others. */
const places: readonly Point[] = repeat(18, (row) => row - 1).flatMap((row) =>
  repeat(17, (index) => placeOf(2 * index + (Math.abs(row) % 2), row)),
);

const behind = ({ x, y }: Point): number => (FRONTIER + AHEAD * y - x) / (2 * HALF);
const isBuilt = (place: Point): boolean => behind(place) > 0;

/** The light of the hour comes from the frontier. */
const tint = (step: number): string =>
  `color-mix(in oklab, var(--deep) ${Math.round((100 * step) / (TINTS - 1))}%, var(--lit))`;

const joined = (plates: readonly ReturnType<typeof plate>[], colour: string): string => {
  const shade = shades(colour);
  return (['start', 'end', 'top'] as const)
    .map((side) => path(plates.map((each) => each[side]).join(''), { fill: shade[side], stroke: 'none' }))
    .join('');
};

const part = (middle: Point, size = 1) =>
  plate({ middle, falls: (HALF * size * FILLED) / 2, rises: (HALF * size * FILLED) / 2, thick: THICK });

const corners = ({ x, y }: Point): Point[] => {
  const reach = HALF * REACH;
  return [
    { x, y: y - reach * FALL },
    { x: x - reach, y },
    { x: x + reach, y },
    { x, y: y + reach * FALL },
  ];
};

const raised = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });

/** Storeys over four parts, each on its columns; a node where one stands. */
function tower(middle: Point, storeys: number): string {
  return repeat(storeys, (storey) => {
    const from = storey * STOREY;
    const stands = corners(middle).map((corner) => raised(corner, from));
    return (
      path(stands.map(({ x, y }) => `M${coordinates(x, y)}v-${STOREY}`).join('')) +
      path(stands.map(({ x, y }) => `M${coordinates(x, y)}h0`).join(''), {
        stroke: 'var(--node)',
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }) +
      joined([part(raised(middle, from + STOREY), 2)], storey === storeys - 1 ? 'var(--sun)' : 'var(--lit)')
    );
  }).join('');
}

/** One part more is put to it: its place is there already. */
function added(middle: Point): string {
  const by = STOREY;
  return (
    path(
      corners(middle)
        .map(({ x, y }) => `M${coordinates(x, y)}v-${short(by)}`)
        .join(''),
      { 'stroke-dasharray': '.1 10', 'stroke-linecap': 'round', 'stroke-width': 4.4 },
    ) + joined([part(raised(middle, by), 2)], 'currentColor')
  );
}

function grows(): string {
  const built = places.filter(isBuilt);
  const planned = places.filter((place) => !isBuilt(place));
  const tints = repeat(TINTS, (step) => {
    const own = built.filter((place) => Math.min(TINTS - 1, Math.floor(behind(place) / 1.3)) === step);
    return joined(
      own.map((place) => part(place)),
      tint(step),
    );
  });
  return (
    path(planned.map(({ x, y }) => `M${coordinates(x, y)}h0`).join(''), {
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    tints.join('') +
    tower(placeOf(13, 8), 2) +
    tower(placeOf(9, 12), 3) +
    tower(placeOf(17, 12), 1) +
    added(placeOf(19, 6))
  );
}

export const platformFigure: Figure = {
  id: 'overview-grows',
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 3,
  body: grows(),
};
