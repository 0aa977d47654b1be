import type { Line } from '../figures/lines.ts';
import { polar, repeat, type Point } from '../shared/geometry.ts';

/** Every line that the wind carries has this many points. */
export const POINTS = 24;

/** A line as the wind carries it. */
export interface Polyline {
  points: Point[];
  weight: number;
  opacity: number;
  /** 0: straight from point to point; 1: smooth through them. */
  smooth: number;
  /** Only every other segment is drawn: strokes, or dots where a segment has no length. */
  isBroken: boolean;
  isFilled: boolean;
  isAccent: boolean;
  /** It may start at any of its points. */
  isLoop: boolean;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
const between = (from: Point, to: Point, share: number): Point => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
});

/** A Catmull-Rom spline through all points, densely. */
function spline(points: readonly Point[]): Point[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const dense = points.slice(1).flatMap((_, index) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return repeat(16, (step) => {
      const t = step / 16;
      const value = (key: 'x' | 'y'): number =>
        0.5 *
        (2 * start[key] +
          (end[key] - before[key]) * t +
          (2 * before[key] - 5 * start[key] + 4 * end[key] - after[key]) * t * t +
          (3 * start[key] - before[key] - 3 * end[key] + after[key]) * t ** 3);
      return { x: value('x'), y: value('y') };
    });
  });
  return [...dense, at(points.length - 1)];
}

/** Points at equal distances along a line. */
export function resample(points: readonly Point[], count = POINTS): Point[] {
  const lengths = [0];
  for (const [index, point] of points.slice(1).entries()) {
    const before = points[index] ?? point;
    lengths.push((lengths[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  let segment = 0;
  return repeat(count, (index) => {
    const goal = ((lengths.at(-1) ?? 0) * index) / (count - 1);
    while (segment < points.length - 2 && (lengths[segment + 1] ?? 0) < goal) segment += 1;
    const [start, end] = [lengths[segment] ?? 0, lengths[segment + 1] ?? 0];
    const [from, to] = [points[segment] ?? { x: 0, y: 0 }, points[segment + 1] ?? { x: 0, y: 0 }];
    return between(from, to, end === start ? 0 : (goal - start) / (end - start));
  });
}

/** Points along straight sides, one of them on every corner. */
function cornered(corners: readonly Point[]): Point[] {
  const sides = corners.length - 1;
  const first = repeat(sides + 1, (side) => Math.round((side * (POINTS - 1)) / sides));
  return repeat(POINTS, (index) => {
    const side = Math.max(
      0,
      first.findLastIndex((start, at) => at < sides && start <= index),
    );
    const [start = 0, end = 1] = [first[side], first[side + 1]];
    const [from, to] = [corners[side] ?? { x: 0, y: 0 }, corners[side + 1] ?? { x: 0, y: 0 }];
    return between(from, to, (index - start) / (end - start));
  });
}

const circle = (centre: Point, radius: number): Point[] =>
  repeat(POINTS, (index) => polar(centre, radius, -Math.PI + (2 * Math.PI * index) / (POINTS - 1)));

/** Strokes in pairs of points; too few of them are repeated over one another. */
const pairs = (strokes: readonly (readonly [Point, Point])[]): Point[] =>
  repeat(POINTS / 2, (index) => strokes[Math.floor((index * strokes.length) / (POINTS / 2))] ?? []).flat();

/** A line of a figure as the wind carries it; `weight` is the figure's own. */
export function polylineOf(line: Line, weight: number): Polyline {
  const plain: Polyline = {
    points: [],
    weight: line.weight ?? weight,
    opacity: line.opacity ?? 1,
    smooth: 0,
    isBroken: false,
    isFilled: false,
    isAccent: line.isAccent ?? false,
    isLoop: false,
  };
  switch (line.kind) {
    case 'corners':
      return { ...plain, points: cornered(line.points) };
    case 'curve':
      return { ...plain, points: resample(spline(line.points)), smooth: 1 };
    case 'ring':
      return { ...plain, points: circle(line.centre, line.radius), smooth: 1, isLoop: true };
    case 'node':
      return {
        ...plain,
        points: circle(line.centre, line.radius),
        weight: 0,
        smooth: 1,
        isFilled: true,
        isLoop: true,
      };
    case 'area': {
      const [first] = line.points;
      const outline = resample(line.points, POINTS - 1);
      return { ...plain, points: first ? [...outline, first] : outline, weight: 0, isFilled: true };
    }
    case 'strokes':
      return { ...plain, points: pairs(line.strokes), isBroken: true };
    case 'dots': {
      const dots = line.centres.map((centre) => [centre, centre] as const);
      return { ...plain, points: pairs(dots), weight: line.radius * 2, isBroken: true };
    }
  }
}
