import { QUESTION_MARK, strandOf } from '../../shared/question-mark.ts';
import { crestsOf, depthOf, RIDGE, ridgeY } from '../../shared/ridge.ts';
import { THREE_DUNES } from '../figures/three-dunes.ts';
import { LINES } from '../figures/lines.ts';
import { polar, repeat, type Point } from '../shared/geometry.ts';
import { resample, type Polyline } from './polyline.ts';

const LINE: Polyline = {
  points: [],
  weight: 1,
  opacity: 1,
  smooth: 1,
  isBroken: false,
  isFilled: false,
  isAccent: false,
  isLoop: false,
};

/** How many points a line has before its first crest, between them, and after the last. */
const POINTS_BETWEEN_CRESTS = [5, 7, 7, 4];

/** The ridge of the home page's counters, in its own units. A crest is an edge: it always gets a point. */
export function ridge(): Polyline[] {
  return repeat(LINES, (line) => {
    const depth = depthOf(line);
    const ends = [-24, ...crestsOf(THREE_DUNES, line), RIDGE.width + 24];
    const columns = POINTS_BETWEEN_CRESTS.flatMap((count, piece) => {
      const [start = 0, end = 0] = [ends[piece], ends[piece + 1]];
      // Closer towards the crests, where the lines bend.
      const share = (index: number): number =>
        piece === 0 ? (index / count) ** 0.9 : 0.5 - 0.5 * Math.cos((Math.PI * index) / count);
      return repeat(count, (index) => start + (end - start) * share(index));
    });
    return {
      ...LINE,
      points: [...columns, RIDGE.width + 24].map((x) => ({ x, y: ridgeY(THREE_DUNES, line, x) })),
      weight: line === 0 ? 2.2 : 1,
      opacity: line === 0 ? 1 : 0.7 - 0.5 * depth,
      smooth: depth < 0.3 ? 2 / 3 : 1,
    };
  });
}

/**
 * The question mark, in its own units: the lines lie on each other, about four to a strand. Its dot is the page's: the
 * line for it is not seen.
 */
export function questionMark(): Polyline[] {
  const { x, y, radius } = QUESTION_MARK.dot;
  const count = LINES - 1;
  const lines = repeat(count, (index): Polyline => {
    const strand = Math.floor((index * QUESTION_MARK.strands) / count);
    const { start, centre, arch, turn, back, bowlCentre, bowl, end } = strandOf(strand);
    const points: Point[] = [
      start,
      ...repeat(61, (step) => polar(centre, arch, Math.PI + (step / 60) * Math.PI * 1.25)),
      turn,
      back,
      ...repeat(21, (step) => polar(bowlCentre, bowl, Math.PI * 1.25 - (step / 20) * Math.PI * 0.25)),
      end,
    ];
    return { ...LINE, points: resample(points), weight: 1.35 };
  });
  const dot = repeat(24, (step) => polar({ x, y }, radius, -Math.PI + (2 * Math.PI * step) / 23));
  return [...lines, { ...LINE, points: dot, weight: 0, opacity: 0, isLoop: true }];
}
