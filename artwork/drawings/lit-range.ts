import { steps, type Point } from '../shared/geometry.ts';
import { smoothLine } from './smooth-line.ts';

/** A dune of a range: where its crest is, how high, how far it reaches to windward and to leeward, and how far its crest comes forward to windward. */
export interface Peak {
  x: number;
  rise: number;
  windward: number;
  leeward: number;
  swing: number;
}

/** How much of its way a crest swings in the middle of it: at 1 it would begin and end straight down. */
const SWING = 0.8;

/** A corner, but for a pen's breadth; and the ridge's own summits, which are rounder. */
const [SHARP, ROUND, SHARPENING] = [3, 9, 14];

/** Where a dune's crest is on the line at a depth (0 the ridge, 1 the nearest): an S that never turns back. */
export const crestAt = ({ x, swing }: Peak, depth: number): number =>
  x - swing * (depth - (SWING * Math.sin(2 * Math.PI * depth)) / (2 * Math.PI));

/** How high the range is over its ground, on the line at a depth. */
export function riseAt(peaks: readonly Peak[], x: number, depth: number): number {
  const round = SHARP + ROUND * Math.exp(-depth * SHARPENING);
  return peaks.reduce((sum, peak) => {
    const crest = crestAt(peak, depth);
    const distance = Math.hypot(x - crest, round) - round;
    // The foot to windward stays where it is, the one to leeward runs out.
    const fall =
      x < crest
        ? (distance / (peak.windward - 0.7 * (peak.x - crest))) ** 1.45
        : (distance / (peak.leeward * (1 + 0.7 * depth))) ** 1.2;
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

/** Path data of a dune's lee, which reaches a part of its way down to the next: from its crest to its foot, which meet where the crest comes to the ground (`deepest`). */
export function leeOf(
  peaks: readonly Peak[],
  index: number,
  reach: number,
  at: (x: number, depth: number) => Point,
  deepest = 0.86,
): string {
  const peak = peaks[index];
  if (peak === undefined) return '';
  const next = peaks[index + 1] ?? { ...peak, x: peak.x + BEHIND };
  const depths = steps(0, 1, 0.2).map((share) => share * deepest);
  const foot = (depth: number) => {
    const crest = crestAt(peak, depth);
    const valley = lowest(peaks, crest, crestAt(next, depth), depth);
    return crest + (valley - crest) * reach * (1 - (depth / deepest) ** 2);
  };
  const crest = depths.map((depth) => at(crestAt(peak, depth), depth));
  const back = depths.toReversed().map((depth) => at(foot(depth), depth));
  const top = steps(0, 1, 0.25).map((share) => at(foot(0) + (peak.x - foot(0)) * share, 0));
  const onward = (points: readonly Point[]) => smoothLine(points).replace('M', 'L');
  return `${smoothLine(crest)}${onward(back)}${onward(top)}z`;
}
