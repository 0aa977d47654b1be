import { coordinates, repeat, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, solid, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [320, 200];
const LARGE = 14;
const GROUND = HEIGHT - LARGE - 1;
const SMALL = 7;

const strong = { ...accentStroke, 'stroke-width': 2.5 };
const thin = { opacity: 0.7 };

/** What one builds reaches people on every height around. */
function reach(): string {
  const maker = { x: LARGE + 1, y: GROUND };
  const heights = [150, 106, 132, 62, 98];
  const people = heights.map((y, index) => ({ x: 76 + index * 58.5, y }));
  // Low dunes: what lies between two of them is little lower than the lower one.
  const valleys = people
    .slice(1)
    .map(({ x, y }, index) => ({ x: x - 29.5, y: Math.max(y, heights[index] ?? 0) + 22 }));
  const ridge = [maker, ...people.flatMap((peak, index) => [peak, valleys[index] ?? []].flat())];
  const throws = people.map(
    ({ x, y }) =>
      `M${coordinates(maker.x, maker.y)}Q${coordinates((maker.x + x) / 2 - 14, y - 56)} ${coordinates(x, y)}`,
  );
  return (
    path(throws.join(''), thin) +
    path(smooth(ridge), strong) +
    people.map((person) => circle(person, SMALL, accentSolid)).join('') +
    circle(maker, LARGE, accentSolid)
  );
}

/** A decision that stands level on all who do the work: it is carried over the whole of their width. */
function carried(): string {
  const workers = repeat(9, (index) => ({ x: SMALL + 1 + index * 38, y: GROUND }));
  const [first, last] = [SMALL + 1, WIDTH - SMALL - 1];
  const deck = 66;
  // Each carries on both sides, over its next three: arches that cross.
  const ribs = workers.flatMap(({ x, y }) =>
    [-3, -2, -1, 1, 2, 3]
      .map((places) => x + places * 38)
      .filter((end) => end >= first && end <= last)
      .map((end) => {
        const crown = end - (end - x) * 0.55;
        return `M${coordinates(x, y)}C${coordinates(x, y - (y - deck) * 0.55)} ${coordinates(crown, deck)} ${coordinates(end, deck)}`;
      }),
  );
  return (
    path(ribs.join(''), thin) +
    path(`M${coordinates(first, deck)}H${last}`, strong) +
    workers.map((worker) => circle(worker, SMALL, accentSolid)).join('') +
    circle({ x: WIDTH / 2, y: deck - LARGE }, LARGE, accentSolid)
  );
}

/** Each learns from each: what goes to one above comes back below. */
function exchanged(): string {
  const middle = HEIGHT / 2;
  const count = 7;
  const step = (WIDTH - 2 * (SMALL + 1)) / (count - 1);
  const places = repeat(count, (index) => SMALL + 1 + index * step);
  const arc = (from: number, to: number, side: 0 | 1): string => {
    const radius = (to - from) / 2;
    return `M${coordinates(from, middle)}A${coordinates(radius, radius * 0.6)} 0 0 ${side} ${coordinates(to, middle)}`;
  };
  const pairs = places.flatMap((from, index) => places.slice(index + 1).map((to) => [from, to] as const));
  const one = places[1] ?? 0;
  const other = places[5] ?? 0;
  return (
    path(pairs.map(([from, to]) => arc(from, to, 1) + arc(from, to, 0)).join(''), thin) +
    path(arc(one, other, 1) + arc(one, other, 0), strong) +
    places
      .map((x) => circle({ x, y: middle }, SMALL, x === one || x === other ? accentSolid : solid))
      .join('') +
    [one, other].map((x) => circle({ x, y: middle }, LARGE, accentSolid)).join('')
  );
}

/** Why one works here: three drawings in the line of the careers' page, as wide as each other. */
export const reasonFigures: readonly Figure[] = Object.entries({ reach, carried, exchanged }).map(
  ([name, draw]) => ({ id: `reason-${name}`, width: WIDTH, height: HEIGHT, strokeWidth: 1, body: draw() }),
);
