import { path } from '../figures/elements.ts';
import { repeat, type Point } from '../shared/geometry.ts';
import { contoursAt, softContour, type Heights } from './contours.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { tracedOff } from './lost-line.ts';

/** Level ground that carries a name, and how high it lies. */
interface Place extends Point {
  /** Half as wide and half as high as the level ground. */
  reach: Point;
  height: number;
}

const [WIDTH, HEIGHT] = [1440, 1040];

/** Above the land there is air for what has left it. */
const AIR = 240;

/** It is written on whole numbers, so many of them a pixel. */
const FINE = 2;

/** From one height to the next, on the map and up. */
const STEP = 17;

/** The places in the order of their names: home, the summit, first. */
const PLACES: readonly Place[] = [
  { x: 1094, y: 290, reach: { x: 290, y: 62 }, height: 11 },
  { x: 214, y: 452, reach: { x: 128, y: 46 }, height: 5 },
  { x: 540, y: 424, reach: { x: 158, y: 48 }, height: 6 },
  { x: 884, y: 500, reach: { x: 158, y: 48 }, height: 7 },
  { x: 1246, y: 470, reach: { x: 158, y: 48 }, height: 8 },
  { x: 338, y: 610, reach: { x: 124, y: 46 }, height: 6 },
  { x: 652, y: 636, reach: { x: 124, y: 46 }, height: 5 },
  { x: 962, y: 684, reach: { x: 134, y: 46 }, height: 6 },
  { x: 1268, y: 662, reach: { x: 158, y: 48 }, height: 6 },
];

/** Ground that is neither a place nor a slope: the land goes on under the page's foot. */
const LOWLAND: readonly Place[] = [
  { x: 720, y: 824, reach: { x: 1100, y: 52 }, height: 3 },
  { x: -90, y: 600, reach: { x: 60, y: 120 }, height: 4 },
  { x: 1560, y: 360, reach: { x: 60, y: 240 }, height: 5 },
];

/** How far a place is from level ground; nothing inside it. */
function distanceTo({ x, y, reach }: Place, place: Point): number {
  const [across, along] = [Math.abs(place.x - x) / reach.x, Math.abs(place.y - y) / reach.y];
  const share = (across ** 2.6 + along ** 2.6) ** (1 / 2.6);
  if (share <= 1) return 0;
  return Math.hypot(place.x - x, place.y - y) * (1 - 1 / share);
}

/** How sharp a valley is. */
const SHARPNESS = 1.7;

/** No line of the land is quite even: how far it is from where it would be. */
const bendAt = ({ x, y }: Point): Point => ({
  x: 9 * Math.sin(y / 71 + 1) + 6 * Math.sin(y / 37 + x / 160),
  y: 9 * Math.sin(x / 83 + 2) + 6 * Math.sin(x / 41 + y / 120),
});

/** Land that falls evenly from every place, and joins softly where two meet. */
const heightsOf: Heights = (place) => {
  const bend = bendAt(place);
  const bent = { x: place.x + bend.x, y: place.y + bend.y };
  const sum = [...PLACES, ...LOWLAND].reduce(
    (total, each) => total + Math.exp(SHARPNESS * (each.height + 0.5 - distanceTo(each, bent) / STEP)),
    0,
  );
  return Math.log(sum) / SHARPNESS;
};

const AREA = { width: WIDTH, height: HEIGHT - AIR, cell: 8, around: 24 };

/** Every third height is heavier, with a tint of the land on what is higher. */
const HEAVY = 3;

const HIGHEST = Math.max(...PLACES.map(({ height }) => height));

/** In the middle of level ground. */
function nameOn({ x, y }: Place): Point {
  const bend = bendAt({ x, y });
  return { x: (x - bend.x) * FINE, y: (y - bend.y + AIR) * FINE };
}

/** Where a line has left the land. */
const LEAVES: Point = { x: 1130, y: 36 };

function view(direction: Direction): View {
  const fromLeft = fromStart(direction, WIDTH);
  const lines = repeat(HIGHEST, (index) => {
    const data = contoursAt(heightsOf, index + 1, AREA)
      .filter(({ length }) => length > 8)
      .map((line) =>
        softContour(
          line.map(({ x, y }) => ({ x: fromLeft(x) * FINE, y: (y + AIR) * FINE })),
          28 * FINE,
        ),
      )
      .join('');
    return index % HEAVY === 0
      ? path(data, { fill: 'var(--clay)', 'fill-opacity': 0.13, 'stroke-width': 1.5 * FINE, 'stroke-opacity': 0.7 })
      : path(data, { 'stroke-opacity': 0.4 });
  });
  // It goes off to the other side than on the hill, away from the words.
  const mirrored = (x: number) => 2 * LEAVES.x - x;
  const { body, dot } = tracedOff(
    { x: LEAVES.x * FINE, y: (LEAVES.y + AIR) * FINE },
    FINE,
    11.2 * FINE,
    (x) => fromLeft(mirrored(x / FINE)) * FINE,
  );
  return {
    width: WIDTH * FINE,
    height: HEIGHT * FINE,
    strokeWidth: FINE,
    body: lines.join('') + body,
    dot: { x: mirrored(dot.x / FINE) * FINE, y: dot.y, radius: 30 * FINE },
    labels: PLACES.map(nameOn),
  };
}

export const placesMapDrawing: Drawing = {
  name: 'places-map',
  shows: 'A land on a map, level ground for the name of each place, and off it, alone, the dot.',
  wide: view,
  narrow: view,
};
