import { coordinates, repeat, short, type Point } from '../../shared/geometry.ts';
import { path } from '../elements.ts';
import { svgOf, type Line } from '../lines.ts';
import { node, strokes } from '../path-parts.ts';
import { cover } from './cover.ts';
import { groundAt, type Crest } from './crest.ts';

/** `overview-gold`: a dune, and the flank of a greater one at the right. */
const GOLD: Crest = [
  [359, 279],
  [381, 263],
  [426, 279],
  [507, 316],
  [600, 256],
];

/** Before the dune the sand is open: well below its ridge, which lies in the sky's own haze. */
const OPEN = { to: 345, y: 315 };

/** Where a touchpoint happens: on the land that is seen below it. */
const placeOf = (x: number): number => (x < OPEN.to ? OPEN.y : groundAt(GOLD, x));

/** Its turns: level where it comes in and where it goes on, so that the picture's edges cut no peak. */
const TURNS: readonly Point[] = [
  { x: -6, y: 118 },
  { x: 72, y: 118 },
  { x: 210, y: 62 },
  { x: 302, y: 150 },
  { x: 383, y: 36 },
  { x: 456, y: 128 },
  { x: 530, y: 22 },
  { x: 606, y: 22 },
];
const TOUCHPOINTS = TURNS.filter(({ x }) => [210, 383, 530].includes(x));

/** Level at each of its turns, so far below the first. */
const journey = (below: number): string =>
  TURNS.map(({ x, y }, index) => {
    const before = TURNS[index - 1];
    const half = before && (before.x + x) / 2;
    return before && half !== undefined
      ? `C${coordinates(half, before.y + below, half, y + below, x, y + below)}`
      : `M${coordinates(x, y + below)}`;
  }).join('');

const strong = { 'stroke-width': 'var(--figure-strong, 4)' };

/** From its touchpoint down to the land. */
const stemOf = (touchpoint: Point): [Point, Point] => [
  touchpoint,
  { x: touchpoint.x, y: placeOf(touchpoint.x) },
];

/** Customer Experience: the journey is the picture's upper edge, each touchpoint over the place where it happens. */
export function experience(): string {
  const echoes = repeat(4, (index) =>
    path(journey(11 * (index + 1)), { opacity: short(0.5 - 0.1 * index, 2) }),
  );
  const lines: Line[] = [
    { kind: 'dots', centres: TOUCHPOINTS.map(({ x }) => ({ x, y: placeOf(x) })), radius: 5 },
    ...TOUCHPOINTS.map((touchpoint) => node(touchpoint, 11)),
  ];
  return (
    path(`${journey(0)}V-4H-6z`, cover) +
    echoes.join('') +
    svgOf([strokes(TOUCHPOINTS.map(stemOf), { opacity: 1 })]) +
    path(journey(0), strong) +
    svgOf(lines)
  );
}
