import { seededRandom, type Point } from '../shared/geometry.ts';
import {
  bold,
  built,
  columns,
  feet,
  filled,
  FLOORS,
  GROUND,
  HEAVY,
  MIDDLE,
  on,
  plane,
  planned,
  roof,
  SECOND,
  TOP,
} from './building.ts';
import { accentSolid, accentStroke, circle, circleData, path, solid, type Figure } from './elements.ts';
import { corners } from './method-parts.ts';

/*
 * The first path's method: one building in six states, from what lies about on its ground to a house in use. The three
 * planes are those of the path's own drawing. All are as large: the last two are higher, by a floor and by two.
 */

const [WIDTH, HEIGHT] = [264, 364];
const WEIGHT = 3.4;

/** So far apart, and so far from the way. */
const APART = 27;

/** What is heard and read lies about; one way over it, and where that stops. */
function found(): string {
  const way = [
    { x: 12, y: 300 },
    { x: 58, y: 252 },
    { x: 94, y: 296 },
    { x: 143, y: 240 },
  ];
  const stop = { x: 143, y: 240 };
  const onward = [stop, { x: 196, y: 282 }, { x: 248, y: 208 }];
  const random = seededRandom(12);
  const taken: Point[] = [...way, stop, ...onward.slice(1), { x: 169, y: 261 }, { x: 222, y: 246 }];
  const loose: Point[] = [];
  for (let tries = 0; tries < 900; tries += 1) {
    const place = { x: 6 + random() * 252, y: 136 + random() * 216 };
    const room = Math.min(...taken.map(({ x, y }) => Math.hypot(place.x - x, place.y - y)));
    if (room < APART || Math.hypot(place.x - stop.x, place.y - stop.y) < 2 * APART) continue;
    taken.push(place);
    loose.push(place);
  }
  const dots = (places: readonly Point[], radius: number): string =>
    path(places.map((place) => circleData(place, radius)).join(''), solid);
  return (
    dots(
      loose.filter((_, index) => index % 4 !== 0),
      3,
    ) +
    dots(
      loose.filter((_, index) => index % 4 === 0),
      5.5,
    ) +
    path(corners(onward), {
      ...planned,
      'stroke-width': HEAVY,
      'stroke-dasharray': '.1 12',
    }) +
    path(corners(way), bold) +
    dots(way.slice(0, -1), 8) +
    circle(stop, 28, { fill: 'var(--step, none)', ...accentStroke }) +
    circle(stop, 14, accentSolid)
  );
}

/** The plan of it: all is dotted but the way through. */
function drawn(): string {
  return (
    path([GROUND, SECOND, TOP].map((floor) => plane(floor)).join('') + columns(GROUND, TOP), planned) +
    path(corners([on(GROUND, -0.5, 0), on(GROUND, 0.5, 0)]), {
      ...accentStroke,
      'stroke-width': HEAVY,
    }) +
    feet(GROUND, 6) +
    [-0.5, 0.5].map((across) => circle(on(GROUND, across, 0), 10, accentSolid)).join('')
  );
}

/** Two floors stand; of the third a part is laid, the rest is planned. */
function raised(): string {
  return (
    built([GROUND, SECOND]) +
    path(plane(TOP) + columns(SECOND, TOP), planned) +
    feet(SECOND) +
    path(plane(TOP, { across: 0, along: -0.5 }, { across: 0.5, along: 0 }), roof)
  );
}

/** All of it stands, and a plumb line hangs through it. */
function plumbed(): string {
  const at = (floor: number): Point => on(floor, 0, 0);
  return (
    built([GROUND, SECOND, TOP]) +
    path(corners([{ x: MIDDLE, y: 128 }, at(GROUND)]), {
      ...accentStroke,
      'stroke-width': HEAVY,
    }) +
    [TOP, SECOND]
      .map((floor) => circle(at(floor), 8, { fill: 'var(--field, none)', ...accentStroke }))
      .join('') +
    circle(at(GROUND), 13, accentSolid)
  );
}

/** Who stands on a floor. */
const USERS = [
  [0.2, 0.2],
  [0.36, -0.04],
  [-0.04, 0.36],
  [0.1, 0],
  [0.44, 0.2],
  [0.2, 0.44],
  [0, 0.14],
  [0.24, -0.26],
  [-0.26, 0.24],
] as const;

const crowd = (floor: number, count: number): string =>
  path(
    USERS.slice(0, count)
      .map(([across, along]) => circleData(on(floor, across, along), 5.5))
      .join(''),
    solid,
  );

/** Floors with so many on each. */
const inhabited = (counts: readonly number[]): string =>
  counts
    .map((count, index) => {
      const [floor = GROUND, below] = [FLOORS[index], FLOORS[index - 1]];
      return (
        (below === undefined ? '' : path(columns(below, floor))) +
        path(plane(floor), filled) +
        crowd(floor, count)
      );
    })
    .join('');

/** Its roof is on, and those who use it come in: few first, then more. */
function opened(): string {
  const [, , top, over] = FLOORS;
  return inhabited([9, 6, 2]) + path(columns(top, over)) + path(plane(over), roof);
}

/** In use on every floor, and another one comes on top. */
function inUse(): string {
  const [, , , top, over] = FLOORS;
  return inhabited([9, 9, 9, 9]) + path(columns(top, over), planned) + path(plane(over), roof);
}

const STATES = { found, drawn, raised, plumbed, opened, 'in-use': inUse };

export const dawnMethodFigures: readonly Figure[] = Object.entries(STATES).map(([name, draw]) => ({
  id: `method-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: WEIGHT,
  // The page's own weight is for lines that are finer.
  body: `<g stroke-width="${WEIGHT}">${draw()}</g>`,
}));
