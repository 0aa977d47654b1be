import { elevation, type Dune } from '../../shared/dunes.ts';
import { withExactCrests } from '../drawings/exact-crests.ts';
import { line, repeat, short, smooth, steps, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [384, 280];
/** The ground, and how far the nearest of the lines below the crest lies under it. */
const [GROUND, SPREAD] = [236, HEIGHT - 238];
/** Of the one that is solid in each, and of those that it is about. */
const [LARGE, SMALL] = [24, 10];
const LINES = 14;
/** Between two points of a line. */
const STEP = 11;

const strong = { ...accentStroke, 'stroke-width': 2.5 };
/** Whom it is about: nothing shows through. */
const open = { ...strong, fill: 'var(--ground)' };

/** Land in lines, from its crest to who looks: the crest strong, each nearer line calmer and fainter. */
function land(dunes: readonly Dune[]): string {
  const lines = repeat(LINES, (index) => {
    const depth = index / (LINES - 1);
    const heightAt = (x: number) =>
      GROUND + depth ** 1.6 * SPREAD - elevation(dunes, x / WIDTH, depth) * (1 - depth) ** 1.25;
    const crests = depth < 0.3 ? dunes.map(({ centre }) => (centre + depth * 0.03) * WIDTH) : [];
    const inside = crests.filter((x) => x > 4 && x < WIDTH - 4);
    const places = steps(1, WIDTH - 1, STEP).filter((x) => inside.every((crest) => Math.abs(x - crest) > 3));
    const ends = [-Infinity, ...inside.toSorted((a, b) => a - b), Infinity];
    const pieces = ends.slice(1).map((end, piece) => {
      const start = ends[piece] ?? -Infinity;
      const between = [start, ...places.filter((x) => x > start && x < end), end].filter(Number.isFinite);
      return smooth(between.map((x) => ({ x, y: heightAt(x) })));
    });
    const look =
      index === 0 ? strong : { ...accentStroke, 'stroke-width': 1.25, opacity: short(0.75 - 0.5 * depth, 2) };
    // The pen already stands where the next piece starts.
    return path(pieces.join('').replaceAll(/(?<!^)M[^c]+/g, ''), look);
  });
  return lines.toReversed().join('');
}

/** On a crest, or so far above the land at a share of its width. */
const on = (dunes: readonly Dune[], share: number, above = 0): Point => ({
  x: share * WIDTH,
  y: GROUND - elevation(dunes, share) - above,
});

/** Who builds lies on the highest crest, and sees people on all the heights around. */
function reach(): string {
  const dunes = withExactCrests([
    { centre: 0.2, height: 184, windward: 0.19, leeward: 0.1 },
    { centre: 0.52, height: 62, windward: 0.11, leeward: 0.06 },
    { centre: 0.73, height: 104, windward: 0.11, leeward: 0.06 },
    { centre: 0.93, height: 78, windward: 0.1, leeward: 0.06 },
  ]);
  const people = dunes.slice(1).map(({ centre }) => on(dunes, centre));
  return (
    land(dunes) +
    people.map((person) => circle(person, SMALL, open)).join('') +
    circle(on(dunes, 0.2, LARGE), LARGE, accentSolid)
  );
}

/** A decision lies in the hands of all who do the work: the hollow between two dunes, in which every line bears it. */
function carried(): string {
  const dunes: readonly Dune[] = [
    { centre: -0.03, height: 214, windward: 0.3, leeward: 0.28 },
    { centre: 1.02, height: 184, windward: 0.35, leeward: 0.2 },
  ];
  const large = 1.75 * LARGE;
  return land(dunes) + circle(on(dunes, 0.47, large), large, accentSolid);
}

/** One of two knows it, and it goes on to the other: two crests as high as one another, and a line from one to the other. */
function exchanged(): string {
  const dunes = withExactCrests([
    { centre: 0.26, height: 150, windward: 0.19, leeward: 0.11 },
    { centre: 0.76, height: 150, windward: 0.19, leeward: 0.11 },
  ]);
  const [one, other] = [on(dunes, 0.26, LARGE), on(dunes, 0.76, LARGE)];
  return (
    land(dunes) +
    path(line(one, other), strong) +
    circle(other, LARGE - 1.25, open) +
    circle(one, LARGE, accentSolid)
  );
}

/** Why one works here, told on the land of the page's header: who is around, who decides, who teaches. */
export const reasonFigures: readonly Figure[] = Object.entries({ reach, carried, exchanged }).map(
  ([name, draw]) => ({ id: `reason-${name}`, width: WIDTH, height: HEIGHT, strokeWidth: 1, body: draw() }),
);
