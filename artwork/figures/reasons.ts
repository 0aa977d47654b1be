import { coordinates, repeat, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, solid, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [320, 200];
const LARGE = 14;
const GROUND = HEIGHT - LARGE - 1;
const SMALL = 7;

const strong = { ...accentStroke, 'stroke-width': 2.5 };
const fine = { ...accentStroke, 'stroke-width': 1.5, opacity: 0.45 };

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
  // The nearer, the steeper: they leave the hand as a fan.
  const throws = people.map(({ x, y }, index) => {
    const steepness = Math.tan(((80 - index * 11.5) * Math.PI) / 180);
    const across = (0.3 + index * 0.05) * (x - maker.x);
    return `M${coordinates(maker.x, maker.y)}Q${coordinates(maker.x + across, maker.y - across * steepness)} ${coordinates(x, y)}`;
  });
  return (
    path(throws.join(''), fine) +
    path(smooth(ridge), strong) +
    people.map((person) => circle(person, SMALL, accentSolid)).join('') +
    circle(maker, LARGE, accentSolid)
  );
}

/** A decision that stands on all who do the work: from each of them an arch rises to it. */
function carried(): string {
  const workers = repeat(9, (index) => ({ x: SMALL + 1 + index * 38, y: GROUND }));
  const [first, last] = [SMALL + 1, WIDTH - SMALL - 1];
  const decision = { x: WIDTH / 2, y: 40 };
  const spring = GROUND - (GROUND - decision.y) * 0.72;
  const ribs = workers.map(
    ({ x, y }) => `M${coordinates(x, y)}Q${coordinates(x, spring)} ${coordinates(decision.x, decision.y)}`,
  );
  return (
    path(ribs.join(''), fine) +
    path(`M${coordinates(first, GROUND)}H${last}`, strong) +
    workers.map((worker) => circle(worker, SMALL, accentSolid)).join('') +
    circle(decision, LARGE, accentSolid)
  );
}

/** Two teach all the others, one above and one below; what goes from one to the other comes back. */
function exchanged(): string {
  const middle = HEIGHT / 2;
  const count = 7;
  const step = (WIDTH - 2 * (SMALL + 1)) / (count - 1);
  const places = repeat(count, (index) => SMALL + 1 + index * step);
  const arc = (from: number, to: number, side: 0 | 1): string => {
    const radius = (to - from) / 2;
    return `M${coordinates(from, middle)}A${coordinates(radius, radius * 0.7)} 0 0 ${side} ${coordinates(to, middle)}`;
  };
  const one = places[1] ?? 0;
  const other = places[5] ?? 0;
  const lessons = places.flatMap((to) =>
    to === one || to === other
      ? []
      : [arc(Math.min(one, to), Math.max(one, to), 1), arc(Math.min(other, to), Math.max(other, to), 0)],
  );
  return (
    path(lessons.join(''), fine) +
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
