import { path } from '../figures/elements.ts';
import { repeat, type Point } from '../shared/geometry.ts';
import { contoursAt, isLargeEnough, softContour, softened } from './contours.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { lostLine } from './lost-line.ts';

/** Level ground, and how high it lies. */
interface Ground extends Point {
  /** Half as wide and half as high as it is. */
  reach: Point;
  height: number;
}

/** Level ground that carries a name. */
interface Place extends Ground {
  /** Half as wide as its name is in the language in which it is longer, in the letters that the page gives it. */
  name: number;
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
  /** Ground that is neither a place nor a slope: the land goes on under the window's edges, and ends above the page's foot. */
  lowland: readonly Ground[];
  letters: Letters;
  home: Letters;
  /** So far from a name no line comes. */
  clear: number;
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

/** From the middle of a name's place up to its cross and to its letters, and down to their tails. */
interface Letters {
  cross: number;
  up: number;
  down: number;
}

const ground = (x: number, y: number, across: number, along: number, height: number): Ground => ({
  x,
  y,
  reach: { x: across, y: along },
  height,
});

/** As wide as its name asks, whose corners lie within its round ones. */
const place =
  (around: number, along: number) =>
  (x: number, y: number, name: number, height: number): Place => ({
    ...ground(x, y, name + around, along, height),
    name,
  });

const wide = place(46, 60);
const narrow = place(31, 36);

const WIDE: Land = {
  width: 1440,
  height: 1040,
  air: 240,
  step: 17,
  places: [
    place(54, 86)(1062, 284, 258, 11),
    wide(222, 448, 69, 5),
    wide(532, 424, 119, 7),
    wide(856, 494, 132, 6),
    wide(1200, 466, 114, 8),
    wide(330, 590, 63, 4),
    wide(612, 616, 64, 5),
    wide(896, 640, 90, 4),
    place(52, 64)(1190, 632, 118, 5),
  ],
  lowland: [ground(-20, 560, 200, 140, 3), ground(740, 560, 820, 130, 2), ground(1560, 360, 60, 240, 5)],
  letters: { cross: 37, up: 14, down: 24 },
  home: { cross: 55, up: 26, down: 38 },
  clear: 10,
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
    place(32, 48)(196, 104, 123, 8),
    narrow(96, 214, 40, 4),
    narrow(262, 266, 68, 6),
    place(45, 55)(112, 340, 75, 5),
    narrow(264, 402, 65, 6),
    narrow(98, 470, 38, 4),
    narrow(282, 522, 38, 5),
    narrow(108, 588, 52, 4),
    narrow(262, 642, 68, 4),
  ],
  lowland: [ground(195, 420, 900, 260, 2)],
  letters: { cross: 22, up: 5, down: 15 },
  home: { cross: 28, up: 9, down: 19 },
  clear: 3,
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
function distanceTo({ x, y, reach }: Ground, at: Point): number {
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

/** Fails where a line of the land would come too near to a name. */
function keepClear(land: Land, lines: readonly (readonly Point[])[]): void {
  const near = land.places.flatMap((at, index) => {
    const { cross, up, down } = index === 0 ? land.home : land.letters;
    const middle = middleOf(land, at);
    const isNear = ({ x, y }: Point) => {
      const [across, along] = [Math.abs(x - middle.x), y - middle.y];
      const above = across < land.cross / 4 + land.clear ? cross : up;
      return across < at.name + land.clear && along > -above - land.clear && along < down + land.clear;
    };
    const found = lines.flat().filter(isNear);
    const places = found.map(({ x, y }) => `${Math.round(x - middle.x)} ${Math.round(y - middle.y)}`);
    return places.length > 0 ? [`name ${index + 1} at ${places.join(', ')}`] : [];
  });
  if (near.length > 0) throw new Error(`Lines come too near: ${near.join('; ')}.`);
}

/** Where the name of a place is: in the middle of its ground. */
function middleOf(land: Land, at: Point): Point {
  const bend = bendAt(land, at);
  return { x: at.x - bend.x, y: at.y - bend.y };
}

function view(land: Land, direction: Direction): View {
  const { width, height, air, places, scale, between, leaves } = land;
  const fromLeft = fromStart(direction, width);
  const area = { width, height: height - air, cell: 8 * scale, around: 24 * scale };
  const highest = Math.max(...places.map((each) => each.height));
  const heights = softened((at) => heightAt(land, at), land.soft);
  const contours = repeat(highest, (index) =>
    contoursAt(heights, index + 1, area).filter((line) => isLargeEnough(line, LEAST, scale)),
  );
  keepClear(land, contours.flat());
  const lines = contours.map((at, index) => {
    const data = at
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
  const nameOn = (at: Place): Point => {
    const middle = middleOf(land, at);
    return { x: middle.x * FINE, y: (middle.y + air) * FINE };
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
