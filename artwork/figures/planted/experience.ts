import { repeat, steps, type Point } from '../../shared/geometry.ts';
import type { Line } from '../lines.ts';
import { node, QUIET, ring, strokes, STRONG } from '../path-parts.ts';
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

const JOURNEY: readonly Point[] = [
  { x: 58, y: 214 },
  { x: 134, y: 142 },
  { x: 214, y: 186 },
  { x: 302, y: 92 },
  { x: 384, y: 150 },
  { x: 460, y: 76 },
  { x: 536, y: 122 },
];

const [DASH, GAP, CLEAR] = [5, 4, 16];

/** From the ground up, so that each stands on it. */
const stemOf = ({ x, y }: Point): Line => {
  const ground = groundAt(GOLD, x);
  const dashes = steps(0, ground - y - CLEAR, DASH + GAP).map((above): [Point, Point] => [
    { x, y: ground - above - DASH },
    { x, y: ground - above },
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
  const isPeak = (_: unknown, index: number): boolean => index === 3 || index === 5;
  return [
    ...repeat(10, (index): Line => ({
      kind: 'curve',
      points: layer(0.4 + index * 0.5),
      opacity: Number((0.44 - 0.042 * index).toFixed(2)),
    })),
    { kind: 'curve', points: layer(0), ...STRONG },
    ...JOURNEY.map(stemOf),
    { kind: 'dots', centres: JOURNEY.map(({ x }) => ({ x, y: groundAt(GOLD, x) })), radius: 2.2, ...QUIET },
    ...JOURNEY.map((point, index) => node(point, isPeak(point, index) ? 6 : 4.5)),
    ...JOURNEY.filter(isPeak).map((point) => ring(point, 14)),
  ];
}
