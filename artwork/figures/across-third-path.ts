import { smoothLine } from '../drawings/smooth-line.ts';
import { short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH, BEYOND, even, NODE, placeOf } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

/** A loop stands on each step and one between two. */
const TURNS = 2;
/** From the first step on, one for each loop. */
const RADII = [100, 90, 78, 64, 48];
const LEVEL = 284;
/**
 * A radius in steps: loops are round where a step is 304 px wide and the drawing 432 high, in windows of 1440 px. What
 * they go on from turn to turn takes from their width.
 */
const ROUND = (1.16 * 432) / 304 / ACROSS_HEIGHT;

/**
 * One that stands on the level, and behind its last loop lies on it: `late` by a share of a turn, so many loops ahead,
 * and so high above the level, less with each loop.
 */
function coil(late: number, ahead: number, above: number): Point[] {
  const x = placeOf(4);
  const last = RADII.length - 1 - ahead;
  return steps(-BEYOND, 3, 0.03).map((at) => {
    const turn = (at - NODE) * TURNS - late;
    if (turn >= last + 0.5) return { x: x(at), y: LEVEL };
    const loop = Math.max(0, turn);
    const [before, share] = [Math.floor(loop), loop % 1];
    const [start = 0, end = start] = [RADII[before + ahead], RADII[before + ahead + 1]];
    const radius = start + (end - start) * (3 * share ** 2 - 2 * share ** 3);
    const angle = 2 * Math.PI * turn;
    return {
      x: x(at - radius * ROUND * Math.sin(angle)),
      y: LEVEL - radius * (1 + Math.cos(angle)) - above * (1 - loop / (last + 0.5)),
    };
  });
}

/**
 * Transformation: a line in round loops, each smaller than the one before, with two lighter ones in between, until
 * nothing is left of them. Each step's node is the page's, on the crest of a loop.
 */
export function straightens(): string {
  return (
    path(smoothLine(coil(0.36, 1, 34)) + smoothLine(coil(0.7, 1, 0)), even(1.4, { opacity: 0.6 })) +
    path(`${smoothLine(coil(0, 0, 0))}H${ACROSS_WIDTH}`, even(4)) +
    path(`M${short(placeOf(4)(3 + NODE))} ${LEVEL}H${ACROSS_WIDTH}`, {
      ...even(6, accentStroke),
      opacity: 'var(--later, 1)',
    })
  );
}
