import { coordinates, repeat, steps, type Point } from '../shared/geometry.ts';
import { smoothLine } from './smooth-line.ts';

/** A dune of a range: where its crest is, how high, how far it reaches to windward and to leeward, and how far its crest comes forward to windward. */
export interface Peak {
  x: number;
  rise: number;
  windward: number;
  leeward: number;
  swing: number;
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** How much of its way a crest swings in the middle of it: at 1 it would begin and end straight down. */
const SWING = 0.8;

/** A corner, but for a pen's breadth; and the ridge's own summits, which are rounder. */
const [SHARP, ROUND, SHARPENING] = [3, 9, 14];

/** How far the round summit of a ridge takes its slopes apart. */
const apart = (distance: number, round: number) => Math.hypot(distance, round) - round;

/** How steeply a slope falls, to windward and to leeward. */
const [GENTLE, STEEP] = [1.45, 1.2];

/** How wide a dune is to windward whose ridge has sunk to a share of its height so far before its crest. */
export const windwardOf = (distance: number, share: number): number =>
  apart(distance, SHARP + ROUND) / Math.log(1 / share) ** (1 / GENTLE);

/** Where a dune's crest is on the line at a depth (0 the ridge, 1 the nearest): an S that never turns back. */
export const crestAt = ({ x, swing }: Peak, depth: number): number =>
  x - swing * (depth - (SWING * Math.sin(2 * Math.PI * depth)) / (2 * Math.PI));

/** How high the range is over its ground, on the line at a depth. */
export function riseAt(peaks: readonly Peak[], x: number, depth: number): number {
  const round = SHARP + ROUND * Math.exp(-depth * SHARPENING);
  return peaks.reduce((sum, peak) => {
    const crest = crestAt(peak, depth);
    const distance = apart(x - crest, round);
    // The foot to windward stays where it is, the one to leeward runs out.
    const fall =
      x < crest
        ? (distance / (peak.windward - 0.7 * (peak.x - crest))) ** GENTLE
        : (distance / (peak.leeward * (1 + 0.7 * depth))) ** STEEP;
    return sum + peak.rise * (1 - depth) ** 1.1 * Math.exp(-fall);
  }, 0);
}

/** The same dunes, each as high as asked whatever its neighbours add. */
export function exactPeaks(peaks: readonly Peak[]): Peak[] {
  let corrected = peaks.map((peak) => ({ ...peak }));
  for (let round = 0; round < 40; round += 1) {
    corrected = corrected.map((peak, index) => ({
      ...peak,
      rise: peak.rise + (peaks[index]?.rise ?? 0) - riseAt(corrected, peak.x, 0),
    }));
  }
  return corrected;
}

/** The lowest place between two others, on the line at a depth. */
export function lowest(peaks: readonly Peak[], from: number, to: number, depth: number): number {
  const places = steps(from, to, 2);
  return places.reduce((low, x) => (riseAt(peaks, x, depth) < riseAt(peaks, low, depth) ? x : low), from);
}

/** So far goes the land behind the last dune. */
const BEHIND = 300;

/** How far down its way to the next dune a lee reaches, and how much closer its strokes lie below, where the slope is gentle. */
const REACH = 0.95;
const CLOSER = 1.5;

/**
 * Path data of a dune's lee, which faces away from the light: strokes of a pen that touch along the crest and run out down
 * the slope. Crest and foot meet where the crest comes to the ground (`deepest`).
 */
export function leeOf(
  peaks: readonly Peak[],
  index: number,
  strokes: number,
  at: (x: number, depth: number) => Point,
  deepest: number,
): string {
  const peak = peaks[index];
  if (peak === undefined) return '';
  const next = peaks[index + 1] ?? { ...peak, x: peak.x + BEHIND };
  const place = (share: number, part: number) => {
    const depth = share * deepest;
    const crest = crestAt(peak, depth);
    const valley = lowest(peaks, crest, crestAt(next, depth), depth);
    return whole(at(crest + (valley - crest) * REACH * (1 - share ** 2) * part, depth));
  };
  let pen = place(0, 0);
  const start = pen;
  const bend = (middle: Point, end: Point) => {
    const step = coordinates(
      Math.round(2 * middle.x - (pen.x + end.x) / 2) - pen.x,
      Math.round(2 * middle.y - (pen.y + end.y) / 2) - pen.y,
      end.x - pen.x,
      end.y - pen.y,
    );
    pen = end;
    return `q${step}`;
  };
  const blades = repeat(strokes, (stroke) => {
    const along = (part: number) => 1 - (1 - (stroke + part) / strokes) ** CLOSER;
    const tip = place(along(0.5), 1);
    return bend(place(along(0.25), 0.5), tip) + bend(place(along(0.75), 0.5), place(along(1), 0));
  });
  const crest = steps(0, 1, 0.2)
    .toReversed()
    .map((share) => place(share, 0));
  return `M${coordinates(start.x, start.y)}${blades.join('')}${smoothLine(crest).replace('M', 'L')}z`;
}
