import { repeat, steps, type Point } from '../../shared/geometry.ts';
import type { Line } from '../lines.ts';
import { node, ring, strokes, STRONG } from '../path-parts.ts';
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
  { x: 58, y: 214 },
  { x: 134, y: 142 },
  { x: 214, y: 186 },
  { x: 302, y: 92 },
  { x: 384, y: 150 },
  { x: 460, y: 76 },
  { x: 536, y: 122 },
];

const [DASH, GAP] = [5, 4];

const isPeak = (_: unknown, index: number): boolean => index === 3 || index === 5;

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

/** Customer Experience: the journey over the land, each touchpoint over the place where it happens. */
export function experience(): Line[] {
  const layer = (depth: number): Point[] =>
    [{ x: -6, y: 236 }, ...JOURNEY, { x: 606, y: 96 }].map(({ x, y }) => ({
      x,
      y: y + depth * 9 + depth * depth * (y > 130 ? -0.5 : 1),
    }));
  return [
    ...repeat(10, (index): Line => ({
      kind: 'curve',
      points: layer(0.4 + index * 0.5),
      opacity: Number((0.44 - 0.042 * index).toFixed(2)),
    })),
    { kind: 'curve', points: layer(0), ...STRONG },
    ...JOURNEY.map(stemOf),
    { kind: 'dots', centres: JOURNEY.map(({ x }) => ({ x, y: placeOf(x) })), radius: 3.4 },
    ...JOURNEY.map((point, index) => node(point, isPeak(point, index) ? 6 : 4.5)),
    ...JOURNEY.filter(isPeak).map((point) => ring(point, 14)),
  ];
}
