import { path } from '../figures/elements.ts';
import { repeat, type Point } from '../shared/geometry.ts';
import { contoursAt, isLargeEnough, softContour, softened } from './contours.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { lostLine } from './lost-line.ts';

/** Level ground that carries a name, and how high it lies. */
interface Place extends Point {
  /** Half as wide and half as high as the level ground. */
  reach: Point;
  height: number;
}

interface Land {
  width: number;
  height: number;
  /** Above the land there is air for what has left it. */
  air: number;
  /** From one height to the next, on the map and up. */
  step: number;
  /** In the order of their names: home, the summit, first. */
  places: readonly Place[];
  /** Ground that is neither a place nor a slope: the land goes on under the window's edges and the page's foot. */
  lowland: readonly Place[];
  /** How large what the land is made of is, next to that of a wide window. */
  scale: number;
  /** How far around a place its height is measured, so that no valley is narrower. */
  soft: number;
  /** Between two points of a height's line. */
  between: number;
  /** Where a line has left it, which comes from so far above home's name. */
  leaves: Point;
  cross: number;
  gap: number;
  dotRadius: number;
}

const place = (x: number, y: number, across: number, along: number, height: number): Place => ({
  x,
  y,
  reach: { x: across, y: along },
  height,
});

const WIDE: Land = {
  width: 1440,
  height: 1040,
  air: 240,
  step: 17,
  places: [
    place(1066, 290, 268, 62, 11),
    place(222, 452, 116, 42, 5),
    place(532, 424, 168, 50, 7),
    place(866, 500, 150, 46, 6),
    place(1206, 466, 152, 50, 8),
    place(330, 600, 112, 42, 5),
    place(612, 628, 116, 44, 6),
    place(896, 662, 112, 42, 5),
    place(1194, 640, 146, 46, 6),
  ],
  lowland: [
    place(700, 850, 900, 110, 3),
    place(-20, 660, 200, 240, 3),
    place(740, 670, 780, 160, 2),
    place(1560, 360, 60, 240, 5),
    place(-40, 770, 90, 44, 6),
  ],
  scale: 1,
  soft: 26,
  between: 28,
  leaves: { x: 1110, y: 36 },
  cross: 72,
  gap: 11.2,
  dotRadius: 30,
};

const NARROW: Land = {
  width: 390,
  height: 860,
  air: 120,
  step: 10,
  places: [
    place(196, 104, 128, 36, 8),
    place(106, 214, 66, 28, 4),
    place(252, 268, 96, 31, 6),
    place(118, 342, 90, 27, 5),
    place(252, 402, 98, 31, 6),
    place(108, 472, 68, 28, 4),
    place(272, 526, 78, 28, 5),
    place(112, 596, 78, 28, 4),
    place(256, 660, 92, 28, 5),
  ],
  lowland: [place(195, 790, 300, 30, 3), place(195, 470, 900, 350, 2)],
  scale: 0.5,
  soft: 22,
  between: 17,
  leaves: { x: 212, y: 8 },
  cross: 40,
  gap: 7.2,
  dotRadius: 16,
};

/** It is written on whole numbers, so many of them a pixel. */
const FINE = 2;

/** How far a place is from level ground; nothing inside it. */
function distanceTo({ x, y, reach }: Place, at: Point): number {
  const [across, along] = [Math.abs(at.x - x) / reach.x, Math.abs(at.y - y) / reach.y];
  const share = (across ** 2.6 + along ** 2.6) ** (1 / 2.6);
  if (share <= 1) return 0;
  return Math.hypot(at.x - x, at.y - y) * (1 - 1 / share);
}

/** No line of the land is quite even: how far it is from where it would be. */
function bendAt({ scale }: Land, at: Point): Point {
  const [x, y] = [at.x / scale, at.y / scale];
  return {
    x: scale * (9 * Math.sin(y / 71 + 1) + 6 * Math.sin(y / 37 + x / 160)),
    y: scale * (9 * Math.sin(x / 83 + 2) + 6 * Math.sin(x / 41 + y / 120)),
  };
}

/** How sharp a valley is. */
const SHARPNESS = 1.5;

/** Land that falls evenly from every place, and joins softly where two meet. */
function heightAt(land: Land, at: Point): number {
  const bend = bendAt(land, at);
  const bent = { x: at.x + bend.x, y: at.y + bend.y };
  const sum = [...land.places, ...land.lowland].reduce(
    (total, each) => total + Math.exp(SHARPNESS * (each.height + 0.5 - distanceTo(each, bent) / land.step)),
    0,
  );
  return Math.log(sum) / SHARPNESS;
}

/** Every third height is heavier. */
const HEAVY = 3;

/** A height that is smaller is not drawn, nor a valley within one, in a wide window's measures. */
const LEAST = { height: 2500, valley: 24_000 };

/** Each height has so much more of the land's tint. */
const TINT = 0.075;

function view(land: Land, direction: Direction): View {
  const { width, height, air, places, scale, between, leaves } = land;
  const fromLeft = fromStart(direction, width);
  const area = { width, height: height - air, cell: 8 * scale, around: 24 * scale };
  const highest = Math.max(...places.map((each) => each.height));
  const heights = softened((at) => heightAt(land, at), land.soft);
  const lines = repeat(highest, (index) => {
    const data = contoursAt(heights, index + 1, area)
      .filter((line) => isLargeEnough(line, LEAST, scale))
      .map((line) =>
        softContour(
          line.map(({ x, y }) => ({ x: fromLeft(x) * FINE, y: (y + air) * FINE })),
          between * FINE,
        ),
      )
      .join('');
    return path(
      data,
      index % HEAVY === 0 ? { 'stroke-width': 1.5 * FINE, 'stroke-opacity': 0.7 } : { 'stroke-opacity': 0.4 },
    );
  });
  /** In the middle of level ground. */
  const nameOn = (at: Place): Point => {
    const bend = bendAt(land, at);
    return { x: (at.x - bend.x) * FINE, y: (at.y - bend.y + air) * FINE };
  };
  const [home = { x: 0, y: 0 }] = places.map(nameOn);
  const { body, dot } = lostLine(
    { x: home.x, y: home.y - land.cross * FINE },
    { x: leaves.x * FINE, y: (leaves.y + air) * FINE },
    scale * FINE,
    land.gap * FINE,
    (x) => fromLeft(x / FINE) * FINE,
  );
  return {
    width: width * FINE,
    height: height * FINE,
    strokeWidth: FINE,
    body: `<g fill="var(--heights)" fill-opacity="${TINT}">${lines.join('')}</g>${body}`,
    dot: { ...dot, radius: land.dotRadius * FINE },
    labels: places.map(nameOn),
  };
}

export const placesMapDrawing: Drawing = {
  name: 'places-map',
  shows: 'A land on a map, level ground for the name of each place, and off it, alone, the dot.',
  wide: (direction) => view(WIDE, direction),
  narrow: (direction) => view(NARROW, direction),
};
