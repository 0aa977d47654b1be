import { coordinates, steps, type Point } from '../shared/geometry.ts';
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

/** Places along a line so far: close beside the crests, where it bends most; the nearer, the softer it is. */
export function placesAt(
  peaks: readonly Peak[],
  depth: number,
  { from, to, step, scale = 1 }: { from: number; to: number; step: number; scale?: number },
): number[] {
  const near = depth < 0.3 ? [-22, -8, -2, 5, 18] : depth < 0.6 ? [-20, -5, 10] : [-14, 12];
  const crests = peaks.map((each) => crestAt(each, depth));
  const isFar = (x: number) => crests.every((crest) => Math.abs(crest - x) > (10 + step / 2) * scale);
  return [
    ...steps(from, to, step * scale).filter(isFar),
    ...crests.flatMap((crest) => near.map((aside) => crest + aside * scale)),
  ].toSorted((a, b) => a - b);
}

/** So far goes the land behind the last dune. */
const BEHIND = 300;

/** How far along the ridge its shade reaches towards the lowest place, and how far it is from straight on its way back. */
const REACH = 0.84;
const BOW = 0.5;

/** Places along a crest, from the summit to the foot, and where it has bent for the last time. */
const DOWN = [0, 0.06, 0.14, 0.24, 0.36, 0.5, 0.64, 0.78, 0.9, 1];
const BENT = 0.62;

/** The shade's part of the ridge: close beside the summit, which is round. */
const ALONG = [0, 0.03, 0.08, 0.16, 0.28, 0.42, 0.58, 0.75, 0.9, 1];

/**
 * Path data of a dune's lee, which faces away from the light: one shade, whose hard edge is the crest that comes down from
 * the summit. It goes along under the ridge, and back in one bow to where the crest comes to the ground (`deepest`).
 */
export function leeOf(
  peaks: readonly Peak[],
  index: number,
  at: (x: number, depth: number) => Point,
  deepest: number,
): string {
  const peak = peaks[index];
  if (peak === undefined) return '';
  const next = peaks[index + 1] ?? { ...peak, x: peak.x + BEHIND };
  const reach = REACH * (lowest(peaks, peak.x, next.x, 0) - peak.x);
  const ridge = ALONG.map((part) => at(peak.x + reach * part, 0));
  const onCrest = (share: number) => at(crestAt(peak, share * deepest), share * deepest);
  const [end, foot, bent] = [at(peak.x + reach, 0), onCrest(1), onCrest(BENT)];
  const between = (one: number, other: number, middle: number) =>
    BOW * middle + ((1 - BOW) * (one + other)) / 2;
  const bow = coordinates(between(end.x, foot.x, bent.x), between(end.y, foot.y, bent.y), foot.x, foot.y);
  const crest = smoothLine(DOWN.toReversed().map(onCrest)).replace('M', 'L');
  return `${smoothLine(ridge)}Q${bow}${crest}z`;
}
