import { path } from '../figures/elements.ts';
import { repeat, short, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { crestAt, exactPeaks, leeOf, placesAt, riseAt, type Peak } from './lit-range.ts';
import { smoothLine } from './smooth-line.ts';

interface RangeMeasures {
  width: number;
  height: number;
  /** From the ground of the farthest line to the foot of the drawing, and how far the land comes down towards who looks. */
  ground: number;
  spread: number;
  /** How far it goes on before the drawing, for wider windows. */
  beyond: number;
  peaks: readonly Peak[];
  /** The one that is open stands behind the others. */
  open: Peak;
  lines: number;
  /** How close parts of a line lie, next to those of a wide window. */
  scale: number;
  dotRadius: number;
  /** From one dot of the open one to the next, and how large they are. */
  dash: number;
  weight: number;
}

/** The nearer to the ridge, the closer lie the lines below it. */
const CLOSE = 1.3;

/** At what depth a lee ends: below the foot. */
const FOOT = 0.9;

/** Its slopes and its crest end on the ridge, each in a dot that is so much larger. */
const END = 1.7;

/** In so short steps is a dotted line measured. */
const FINE = 0.25;

/** Dots at equal steps along a line, from its first point to the first that is not seen: as far apart as makes that the last. */
function dotsAlong(line: readonly Point[], dash: number, isSeen: (at: Point) => boolean): Point[] {
  const points = line.slice(0, line.findIndex((at) => !isSeen(at)) + 1);
  const parts = points.map((to, index) => {
    const from = points[index - 1] ?? to;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  const length = parts.reduce((sum, part) => sum + part, 0);
  const apart = length / Math.round(length / dash);
  const dots: Point[] = [];
  let travelled = 0;
  for (const [index, at] of points.entries()) {
    travelled += parts[index] ?? 0;
    if (travelled >= dots.length * apart - FINE / 2) dots.push(at);
  }
  return dots;
}

/** Dunes that are taken, and among them one in dots that is still open, the page's dot on its crest. */
function range(measures: RangeMeasures, direction: Direction): View {
  const { width, height, ground, spread, beyond, open, lines, scale, dotRadius, dash, weight } = measures;
  const peaks = exactPeaks(measures.peaks);
  const fromLeft = fromStart(direction, width);
  const heightOn = (dunes: readonly Peak[], x: number, depth: number) =>
    height - ground + spread * depth ** 1.5 - riseAt(dunes, x, depth);
  const at = (x: number, depth: number): Point => ({ x: fromLeft(x), y: heightOn(peaks, x, depth) });
  const last = width + 60 * scale;
  const lineAt = (depth: number, step: number) =>
    smoothLine(
      [...placesAt(peaks, depth, { from: -beyond, to: last - 20 * scale, step, scale }), last].map((x) =>
        at(x, depth),
      ),
    );
  const ridge = lineAt(0, 36);
  const [end, start] = [short(fromLeft(last)), short(fromLeft(-beyond))];
  const lees = peaks.map((_, index) => leeOf(peaks, index, at, FOOT));
  const inner = repeat(lines, (index) => {
    const depth = ((index + 1) / (lines + 1)) ** CLOSE;
    return thin(lineAt(depth, 44 + 40 * depth), 1.25, short(0.8 * (1 - depth) ** 0.6, 2));
  });
  const isOver = ({ x, y }: Point) => y < heightOn(peaks, x, 0);
  const summit = { x: open.x, y: heightOn([open], open.x, 0) };
  const slope = (side: number) =>
    dotsAlong(
      steps(0, 600 * scale, FINE).map((aside) => {
        const x = open.x + side * aside;
        return { x, y: heightOn([open], x, 0) };
      }),
      dash,
      isOver,
    );
  const crest = dotsAlong(
    steps(0, 1, 0.001).map((depth) => {
      const x = crestAt(open, depth);
      return { x, y: heightOn([open], x, depth) };
    }),
    dash,
    isOver,
  );
  const ways = [slope(-1), slope(1), crest];
  const dotted = (points: readonly Point[], thick: number) =>
    path(points.map(({ x, y }) => `M${short(fromLeft(x))} ${short(y)}h0`).join(''), {
      'vector-effect': 'non-scaling-stroke',
      'stroke-linecap': 'round',
      'stroke-width': thick,
    });
  return {
    width,
    height,
    strokeWidth: 2.25,
    isOpen: true,
    body:
      dotted(
        ways.flatMap((way, index) => way.slice(index === 0 ? 0 : 1, -1)),
        weight,
      ) +
      path(`${ridge}L${end} ${height + 40}H${start}z`, { fill: 'var(--ground)', stroke: 'none' }) +
      path(lees.join(''), { fill: 'var(--shade-of-land)', stroke: 'none' }) +
      inner.join('') +
      thin(ridge, 2.25) +
      dotted(
        ways.flatMap((way) => way.slice(-1)),
        END * weight,
      ),
    dot: { x: summit.x, y: summit.y - weight / 2 - dotRadius, radius: dotRadius },
  };
}

const thin = (data: string, weight: number, opacity?: string) =>
  path(data, {
    'vector-effect': 'non-scaling-stroke',
    'stroke-width': weight,
    ...(opacity !== undefined && { 'stroke-opacity': opacity }),
  });

const peak = (x: number, rise: number, windward: number, leeward: number, swing: number): Peak => ({
  x,
  rise,
  windward,
  leeward,
  swing,
});

export const careersRangeDrawing: Drawing = {
  name: 'ridge-careers',
  shows: 'A range of dunes, and among them one in dots, which is still open: the dot waits on its crest.',
  wide: (direction) =>
    range(
      {
        width: 1440,
        height: 560,
        ground: 24,
        spread: 70,
        beyond: 620,
        peaks: [
          peak(-420, 70, 150, 80, 90),
          peak(-170, 92, 150, 80, 90),
          peak(120, 66, 130, 74, 80),
          peak(440, 92, 160, 86, 110),
          peak(862, 226, 150, 92, 130),
          peak(1376, 292, 170, 110, 150),
        ],
        open: peak(1112, 434, 226, 140, 150),
        lines: 13,
        scale: 1,
        dotRadius: 22,
        dash: 12,
        weight: 4.5,
      },
      direction,
    ),
  narrow: (direction) =>
    range(
      {
        width: 390,
        height: 290,
        ground: 14,
        spread: 40,
        beyond: 200,
        peaks: [
          peak(-66, 56, 50, 26, 30),
          peak(34, 72, 42, 24, 32),
          peak(134, 118, 46, 32, 44),
          peak(336, 142, 74, 40, 50),
          peak(430, 96, 50, 32, 36),
        ],
        open: peak(240, 206, 96, 56, 60),
        lines: 9,
        scale: 0.5,
        dotRadius: 15,
        dash: 8,
        weight: 3,
      },
      direction,
    ),
};
