import { circle, path, solid } from '../figures/elements.ts';
import { repeat, short, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { exactPeaks, leeOf, lowest, placesAt, riseAt, type Peak } from './lit-range.ts';
import { smoothLine } from './smooth-line.ts';

/*
 * Why one works here, as one range of dunes with three places, each a third of the page wide. On phones the page shows
 * it three times, a place each (src/pages/careers/why-join.module.css knows its measures).
 */

const [WIDTH, HEIGHT] = [1216, 380];

/** From the horizon to the foot of the drawing, and how far the land comes down towards who looks. */
const [GROUND, SPREAD] = [92, 96];

/** How far it goes on beyond the page, for the widest windows: over its last dunes as a plain. */
const BEYOND = 1340;
const DUNES_BEYOND = 420;

/** Of the one that is solid in each place, of those around it, and of the decision. */
const [LARGE, SMALL, HELD] = [24, 8, 42];

const peak = (x: number, rise: number, windward: number, leeward: number, swing: number): Peak => ({
  x,
  rise,
  windward,
  leeward,
  swing,
});

/** What a place is about stands in the middle over its words, a third of the page each: a summit, a hollow, two crests. */
const [REACH, TEACHES, LEARNS] = [186, 929, 1129] as const;

/** The summit before the hollow, whose lowest place is in the middle of the page. */
const BEFORE_HOLLOW = 424;

/** From the start, where the light comes from. */
const PEAKS = exactPeaks([
  peak(-196, 132, 170, 100, 100),
  peak(REACH, 246, 170, 96, 150),
  peak(BEFORE_HOLLOW, 146, 90, 82, 90),
  peak(TEACHES, 224, 170, 84, 150),
  peak(LEARNS, 196, 96, 92, 120),
  peak(1440, 132, 170, 80, 100),
]);

/** A range behind it. */
const FAR = exactPeaks([
  peak(-20, 120, 200, 110, 40),
  peak(646, 148, 170, 100, 40),
  peak(1300, 168, 190, 110, 40),
]);

const LINES = 13;
const FAR_LINES = 2;

/** The nearer to the ridge, the closer lie the lines below it. */
const CLOSE = 1.35;

/** At what depth lies a line of so many; the ridge is the line before the first. */
const depthOf = (line: number, count: number) => (line / (count + 1)) ** CLOSE;

/** Who is around the summit: at which place, on which line. */
const PEOPLE: readonly (readonly [x: number, line: number])[] = [
  [40, 4],
  [106, 7],
  [250, 5],
  [296, 1],
  [346, 7],
];

const heightAt = (peaks: readonly Peak[], x: number, depth: number) =>
  HEIGHT - GROUND + SPREAD * depth ** 1.5 - riseAt(peaks, x, depth);

/** Places along a line, and on over the plain beyond. */
const placesOn = (peaks: readonly Peak[], depth: number, step: number): number[] =>
  [
    -BEYOND,
    -BEYOND / 2,
    ...placesAt(peaks, depth, { from: -DUNES_BEYOND, to: WIDTH + DUNES_BEYOND, step }),
    WIDTH + BEYOND / 2,
    WIDTH + BEYOND,
  ].map((x) => 2 * Math.round(x / 2));

const unfilled = (weight: number, body: string) => `<g fill="none" stroke-width="${weight}">${body}</g>`;

function land(direction: Direction): View {
  const fromLeft = fromStart(direction, WIDTH);
  const at = (peaks: readonly Peak[], x: number, depth: number, over = 0): Point => ({
    x: fromLeft(x),
    y: heightAt(peaks, x, depth) - over,
  });
  const lineAt = (peaks: readonly Peak[], depth: number, step: number) =>
    smoothLine(placesOn(peaks, depth, step).map((x) => at(peaks, x, depth)));
  const end = short(fromLeft(WIDTH + BEYOND));
  const start = short(fromLeft(-BEYOND));
  const filled = (line: string, look = {}) =>
    path(`${line}L${end} ${HEIGHT + 30}H${start}z`, { stroke: 'none', ...look });
  const lines = (peaks: readonly Peak[], count: number, step: number, most: number) =>
    repeat(count, (index) => {
      const depth = depthOf(index + 1, count);
      return path(lineAt(peaks, depth, step + 40 * depth), {
        'stroke-opacity': short(most * (1 - depth) ** 0.75, 2),
      });
    }).join('');
  /** Down to where the land has gone over into the sand of the words. */
  const lees = PEAKS.map((_, index) => leeOf(PEAKS, index, (x, depth) => at(PEAKS, x, depth), 0.84));
  const ridge = lineAt(PEAKS, 0, 40);
  const far = lineAt(FAR, 0, 60);
  const open = { fill: 'var(--ground)', 'stroke-width': 2.25 };
  const bound = smoothLine(
    [TEACHES, TEACHES + 6, ...steps(TEACHES + 20, LEARNS - 20, 22), LEARNS - 6, LEARNS].map((x) =>
      at(PEAKS, x, 0),
    ),
  );
  const hollow = lowest(PEAKS, BEFORE_HOLLOW, TEACHES, 0);
  const touches = Math.min(
    ...steps(-HELD, HELD, 2).map(
      (aside) => heightAt(PEAKS, hollow + aside, 0) - Math.sqrt(HELD ** 2 - aside ** 2),
    ),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: 2.25,
    hasLand: true,
    isOpen: true,
    body:
      filled(far, { 'fill-opacity': 0.5 }) +
      unfilled(1, lines(FAR, FAR_LINES, 70, 0.3) + path(far, { 'stroke-opacity': 0.5 })) +
      filled(ridge) +
      path(lees.join(''), { fill: 'var(--shade-of-land)', 'fill-opacity': 0.7, stroke: 'none' }) +
      unfilled(1, lines(PEAKS, LINES, 50, 0.62)) +
      unfilled(2.25, path(ridge) + path(bound, { 'stroke-width': 5, 'stroke-linecap': 'round' })) +
      PEOPLE.map(([x, line]) => circle(at(PEAKS, x, depthOf(line, LINES)), SMALL, open)).join('') +
      circle(at(PEAKS, REACH, 0, LARGE), LARGE, solid) +
      circle({ x: fromLeft(hollow), y: touches }, HELD, solid) +
      circle(at(PEAKS, TEACHES, 0, LARGE), LARGE, solid) +
      circle(at(PEAKS, LEARNS, 0, LARGE), LARGE - 1.25, open),
  };
}

export const reasonsLandDrawing: Drawing = {
  name: 'reasons-land',
  shows:
    'One range of dunes: people on all heights around a summit, a hollow that bears a decision, two crests that are bound.',
  wide: land,
  narrow: land,
};
