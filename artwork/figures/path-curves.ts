import { repeat, steps, type Point } from '../shared/geometry.ts';
import { deal, PARTS, straight, type Line } from './lines.ts';
import { node, PLAIN, QUIET, ring, strokes, STRONG } from './path-parts.ts';

/**
 * Customer Experience: the journey as terrain, its touchpoints dropped to the ground. It has begun before the first
 * and goes on after the last: it is as wide as its ground, which a plate cuts at its edges.
 */
export function experience(): Line[] {
  const journey: Point[] = [
    { x: 56, y: 190 },
    { x: 132, y: 120 },
    { x: 212, y: 168 },
    { x: 300, y: 72 },
    { x: 384, y: 136 },
    { x: 460, y: 60 },
    { x: 540, y: 100 },
  ];
  const [start, end] = [20, 580];
  const ground = 284;
  const layer = (depth: number): Point[] =>
    [{ x: start, y: 208 }, ...journey, { x: end, y: 82 }].map(({ x, y }) => ({
      x,
      y: y + depth * 12 + depth * depth * 1.3 * (y > 120 ? -0.4 : 0.8),
    }));
  const isPeak = (_: unknown, index: number): boolean => index === 3 || index === 5;
  return [
    ...repeat(22, (index): Line => {
      const opacity = 0.5 - 0.017 * index;
      return { kind: 'curve', points: layer(0.28 + (index / 21) * 5), weight: 1, opacity };
    }),
    { kind: 'curve', points: layer(0), ...STRONG },
    ...journey.map(({ x, y }) => {
      // From the ground up, so that each stands on it.
      const dashes = steps(0, ground - y - 17, 9).map((above): [Point, Point] => [
        { x, y: ground - above - 5 },
        { x, y: ground - above },
      ]);
      return strokes(dashes, QUIET);
    }),
    ...journey.map((point, index) => node(point, isPeak(point, index) ? 6 : 4.5)),
    ...journey.filter(isPeak).map((point) => ring(point, 14)),
    straight({ x: start, y: ground }, { x: end, y: ground }, PLAIN),
  ];
}

/**
 * Data Management & BI: a distribution in dots under the curve that explains it. It has no ends: curve, dots and ground
 * are as wide as one another, and a plate cuts them at its edges.
 */
export function data(): Line[] {
  const height = (column: number): number =>
    0.14 + 0.62 * Math.exp(-(((column - 16) / 5.2) ** 2)) + 0.26 * Math.exp(-(((column - 5) / 2.8) ** 2));
  const curve = steps(-1, 27, 1).map((column) => ({
    column,
    x: 40 + column * 20,
    y: 244 - height(column) * 240,
  }));
  const dotsOf = ({ column }: { column: number }): number => Math.round(height(column) * 17);
  const tallest = Math.max(...curve.map(dotsOf));
  const rows = repeat(tallest, (row): Line[] => {
    const centres = curve.filter((place) => row < dotsOf(place)).map(({ x }) => ({ x, y: 256 - row * 14 }));
    return deal(centres, Math.ceil(centres.length / PARTS)).map((hand) => ({
      kind: 'dots',
      centres: hand,
      radius: 2.6,
      opacity: 1 - 0.045 * row,
    }));
  });
  const [main, minor] = [curve[17], curve[6]];
  const marks = main && minor ? [node(main, 6), ring(main, 14), node(minor)] : [];
  return [
    ...rows.flat(),
    { kind: 'curve', points: curve, ...STRONG },
    ...marks,
    straight({ x: 20, y: 268 }, { x: 580, y: 268 }, PLAIN),
  ];
}
