import { repeat, steps, type Point } from '../shared/geometry.ts';
import type { Figure } from './elements.ts';
import { HEAVY, svgOf, type Line } from './lines.ts';
import { node, ring, strokes, WEIGHT } from './path-parts.ts';

/*
 * The figures of the paths whose hours have a low sun, as they stand behind the crest of the one land of the five
 * (`src/pages/business-paths`): it hides what of them is lower, and so they have neither ground nor ends.
 */
const [WIDTH, HEIGHT] = [600, 580];
const [SMALL, LARGE, MARK] = [9, 12, 27];

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
      steps(y + 44, HEIGHT, 26).map((start): [Point, Point] => [
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

export const lowFigures: readonly Figure[] = [journey(), dune()].map((lines, index) => ({
  id: `low-${index + 4}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: WEIGHT,
  body: svgOf(lines),
}));
