import { circle, path } from '../figures/elements.ts';
import { repeat, steps, type Point } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';
import { smoothLine } from './smooth-line.ts';

/** Tints of the wake from its middle out, as of the coast in the page's header: `--tint-1` is the deepest. */
const TINTS = 5;
/** It goes on beyond the widest window's edge. */
const BEYOND = 1400;
/** How far the way that it came bends down, as a share of its length. */
const BEND = 0.05;

/** A hull of length 1: its one side, from the bow back to the stern. */
const HULL: readonly Point[] = [
  { x: 0.84, y: 0.085 },
  { x: 0.62, y: 0.17 },
  { x: 0.4, y: 0.2 },
  { x: 0.18, y: 0.195 },
  { x: 0, y: 0.165 },
];

/**
 * The ferry of the page's header leaves: its wake is that coast's water, in tints with a light edge on each, from the
 * window's edge to its stern.
 */
export function ferryLeaves({ x, width, height, scale }: Canvas): string {
  const isWide = scale === 1;
  const [length, broad, reach] = isWide ? [150, 92, 460] : [76, 42, 150];
  const stern = isWide ? 0.79 * width : 0.7 * width;
  const middle = height * 0.4;
  const step = isWide ? 60 : 30;
  const axis = (back: number) => middle + (BEND * back) / (1 + back / (3 * width)) - BEND * 0.2 * length;
  /** An edge of the wake, `share` of its breadth from the middle; `side` 1 is the lower one. */
  const edge = (share: number, side: 1 | -1) =>
    steps(0, stern + BEYOND + step, step).map((back) => {
      const [breadth, calm] = [broad * (1 - Math.exp(-back / reach)), Math.min(back / reach, 1)];
      const lap = 0.06 * broad * calm * Math.sin((back / reach) * 3.1 + share * 2.2 + side);
      return {
        x: Number(x(stern + 4 - back)),
        y: axis(back) + side * (share * breadth + 0.14 * length * share + lap),
      };
    });
  const shares = repeat(TINTS, (index) => 1 - index / TINTS);
  const tints = shares.map((share, index) => {
    const [over, under] = [edge(share, -1), edge(share, 1)];
    const data = `${smoothLine(over.toReversed())}${smoothLine(under).replace('M', 'L')}z`;
    return path(data, {
      fill: `var(--tint-${TINTS - index})`,
      stroke: 'var(--light)',
      'stroke-width': isWide ? 2 : 1.5,
    });
  });
  const at = (point: Point, side: 1 | -1): Point => {
    const [along, across] = [point.x * length, side * point.y * length];
    return { x: Number(x(stern + along + BEND * across)), y: axis(0) + across - BEND * along };
  };
  const bow = at({ x: 1, y: 0 }, 1);
  const sideOf = (side: 1 | -1) => [bow, ...HULL.map((point) => at(point, side))];
  const hull = `${smoothLine(sideOf(1))}${smoothLine(sideOf(-1).toReversed()).replace('M', 'L')}z`;
  const deck = at({ x: 0.42, y: 0 }, 1);
  return (
    tints.join('') +
    path(hull, { fill: 'var(--paper)', 'stroke-width': isWide ? 5 : 3, 'stroke-linejoin': 'round' }) +
    circle(deck, 0.095 * length, { fill: 'var(--field-blue)', stroke: 'none' })
  );
}
