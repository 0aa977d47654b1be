import { repeat, smooth, steps, type Point } from '../../shared/geometry.ts';
import { path } from '../elements.ts';
import { svgOf, type Line } from '../lines.ts';
import { node, ring, strokes, STRONG } from '../path-parts.ts';
import { cover } from './cover.ts';
import { groundAt, type Crest } from './crest.ts';

/** `overview-gold`: open sand at the left, a dune, and the flank of a greater one at the right. */
const GOLD: Crest = [
  [0, 372],
  [120, 368],
  [225, 377],
  [252, 363],
  [305, 325],
  [359, 279],
  [381, 263],
  [426, 279],
  [502, 312],
  [600, 250],
];

/** The ridge behind the open sand. */
const RIDGE: Crest = [
  [0, 297],
  [100, 291],
  [200, 285.5],
  [345, 285],
];

/** Where a touchpoint happens: on the ridge that is seen below it. */
const placeOf = (x: number): number => Math.min(groundAt(GOLD, x), x < 345 ? groundAt(RIDGE, x) : 400);

const JOURNEY: readonly Point[] = [
  { x: 58, y: 72 },
  { x: 134, y: 142 },
  { x: 214, y: 52 },
  { x: 302, y: 126 },
  { x: 384, y: 34 },
  { x: 460, y: 104 },
  { x: 536, y: 22 },
];

const [DASH, GAP] = [5, 4];

const isPeak = (_: unknown, index: number): boolean => index === 4 || index === 6;

/** From its touchpoint down, as close below its ring as below its dot: its foot covers where a dash ends. */
const stemOf = (touchpoint: Point, index: number): Line => {
  const { x, y } = touchpoint;
  const ground = placeOf(x);
  const top = y + (isPeak(touchpoint, index) ? 17 : 9);
  const dashes = steps(top, ground, DASH + GAP).map((start): [Point, Point] => [
    { x, y: start },
    { x, y: Math.min(start + DASH, ground) },
  ]);
  return strokes(dashes, { opacity: 0.6 });
};

/** Customer Experience: the journey is the picture's upper edge, each touchpoint over the place where it happens. */
export function experience(): string {
  const layer = (depth: number): Point[] =>
    [{ x: -6, y: 112 }, ...JOURNEY, { x: 606, y: 84 }].map(({ x, y }) => ({
      x,
      y: y + depth * 9 + depth * depth * (y > 130 ? -0.5 : 1),
    }));
  const echoes = repeat(10, (index): Line => ({
    kind: 'curve',
    points: layer(0.4 + index * 0.5),
    opacity: Number((0.44 - 0.042 * index).toFixed(2)),
  }));
  const lines: Line[] = [
    { kind: 'curve', points: layer(0), ...STRONG },
    ...JOURNEY.map(stemOf),
    { kind: 'dots', centres: JOURNEY.map(({ x }) => ({ x, y: placeOf(x) })), radius: 3.4 },
    ...JOURNEY.map((point, index) => node(point, isPeak(point, index) ? 6 : 4.5)),
    ...JOURNEY.filter(isPeak).map((point) => ring(point, 14)),
  ];
  return path(`${smooth(layer(0))}V-4H-6z`, cover) + svgOf(echoes) + svgOf(lines);
}
