import { repeat, seededRandom, steps, type Point } from '../shared/geometry.ts';
import type { Figure } from './elements.ts';
import { HEAVY, svgOf, type Line } from './lines.ts';
import { node, ring, strokes, WEIGHT } from './path-parts.ts';
import { scatteredGrains, wayToRow } from './scatter.ts';
import { groundAt, type Crest } from './planted/crest.ts';

/*
 * The figures of the last three paths, as they stand behind the crest of the one land of the five
 * (`src/pages/business-paths`): it hides what of them is lower, and so they have neither ground nor ends.
 */
const [WIDTH, HEIGHT] = [600, 580];
const [SMALL, LARGE, MARK] = [9, 12, 27];

/** The summit of the land, where the figure of its hour stands. */
const SUMMIT: Crest = [
  [-50, 683],
  [117, 530],
  [184, 477],
  [227, 435],
  [284, 455],
  [617, 633],
];
const ROWS = repeat(8, (row) => 24 + row * 67);
const [ORDERED, LAST] = [400, 560];

/** Sand that the wind takes from the shaded slope. */
const grainsOf = (random: () => number): Point[] =>
  scatteredGrains(random, {
    count: 24,
    from: { x: 14, y: 16 },
    over: { x: 190, y: 480 },
    apart: 30,
    stray: 120,
    isFree: ({ x, y }) => y < groundAt(SUMMIT, x) - 26,
  });

/** Digital Transformation: scatter resolves into order; the last row comes past behind the summit. */
function order(): Line[] {
  const grains = grainsOf(seededRandom(41));
  const leads = (_: unknown, index: number): boolean => index % 3 === 1;
  const strands = grains.map((start, index): Line => {
    const y = ROWS[Math.floor(index / 3)] ?? start.y;
    const points = [...wayToRow(start, y, 110, 270, ORDERED), { x: 480, y }, { x: LAST, y }];
    return leads(start, index) ? { kind: 'curve', points } : { kind: 'curve', points, opacity: 0.4 };
  });
  const dots = (centres: Point[], radius: number): Line => ({ kind: 'dots', centres, radius });
  return [
    ...strands,
    dots(grains.filter(leads), 8),
    dots(
      grains.filter((grain, index) => !leads(grain, index)),
      5.5,
    ),
    ...steps(ORDERED, LAST, 40).map((x) =>
      dots(
        ROWS.map((y) => ({ x, y })),
        x === ORDERED ? 10 : 6,
      ),
    ),
  ];
}

/** Customer Experience: a journey, each touchpoint over the place where it happens. */
function journey(): Line[] {
  const touchpoints: Point[] = [
    { x: 30, y: 150 },
    { x: 152, y: 60 },
    { x: 284, y: 196 },
    { x: 416, y: 92 },
    { x: 560, y: 216 },
  ];
  const peaks = touchpoints.filter(({ y }) => y < 100);
  const plumb = ({ x, y }: Point): Line =>
    strokes(
      steps(y + (y < 100 ? MARK : SMALL) + 5, HEIGHT, 26).map((start): [Point, Point] => [
        { x, y: start },
        { x, y: start + 13 },
      ]),
      { opacity: 0.7 },
    );
  return [
    ...touchpoints.map(plumb),
    { kind: 'curve', points: touchpoints, weight: HEAVY },
    ...touchpoints.map((point) => node(point, peaks.includes(point) ? LARGE : SMALL)),
    ...peaks.map((point) => ring(point, MARK)),
  ];
}

/** How much of the larger and of the smaller of two peaks a place of the distribution has. */
const bell = (x: number, middle: number, breadth: number): number =>
  Math.exp(-(((x - middle) / breadth) ** 2));
const distribution = (x: number): Point => ({
  x,
  y: 530 - 470 * bell(x, 344, 112) - 210 * bell(x, 112, 76),
});

/** Data Management & BI: a distribution in dots as a farther dune, under the curve that explains it. */
function dune(): Line[] {
  const columns = steps(14, 586, 26);
  const rows = repeat(20, (row): Line => {
    const y = 570 - row * 26;
    const centres = columns.filter((x) => y > distribution(x).y + 20).map((x) => ({ x, y }));
    return { kind: 'dots', centres, radius: 5 };
  });
  return [
    ...rows.filter((row) => row.kind === 'dots' && row.centres.length > 0),
    { kind: 'curve', points: steps(0, WIDTH, 20).map(distribution), weight: HEAVY },
    node(distribution(344), LARGE),
    ring(distribution(344), MARK),
    node(distribution(112), SMALL),
  ];
}

export const lowFigures: readonly Figure[] = [order(), journey(), dune()].map((lines, index) => ({
  id: `low-${index + 3}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: WEIGHT,
  body: svgOf(lines),
}));
