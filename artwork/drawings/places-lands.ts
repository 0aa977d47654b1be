import type { Point } from '../shared/geometry.ts';

/* The land of the page that is off the map, in wide windows and on phones. */

/** Level ground, and how high it lies. */
export interface Ground extends Point {
  /** Half as wide and half as high as it is. */
  reach: Point;
  height: number;
}

/** Level ground that carries a name. */
export interface Place extends Ground {
  /** Half as wide as its name is in the language in which it is longer, in the letters that the page gives it: measured in a browser, and anew when a name or its size changes. */
  name: number;
}

export interface Land {
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

export const WIDE: Land = {
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
    wide(330, 590, 63, 5),
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
  leaves: { x: 1094, y: 36 },
  cross: 72,
  gap: 11.2,
  dotRadius: 30,
};

export const NARROW: Land = {
  width: 390,
  height: 860,
  air: 120,
  step: 10,
  places: [
    place(32, 46)(196, 114, 123, 7),
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
