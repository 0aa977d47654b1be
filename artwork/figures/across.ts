import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT as HEIGHT, ACROSS_WIDTH as WIDTH } from './across-parts.ts';
import { accentStroke, path, type Attributes, type Figure } from './elements.ts';
import { pointsOfContact } from './points-of-contact.ts';

/** So far a way goes on before its first step and behind its last one, in steps: to the edges of wide windows. */
const BEYOND = 5;

/** Lines keep their weight however the page stretches them. */
const even = (width: number | string, more: Attributes = {}): Attributes => ({
  'vector-effect': 'non-scaling-stroke',
  'stroke-width': width,
  ...more,
});

/** How far behind a column's edge a node has its middle: its own edge is where the words begin. */
const NODE = 0.035;

/** From a place counted in steps to one in the drawing. */
const placeOf =
  (count: number) =>
  (step: number): number =>
    ((step + BEYOND) * WIDTH) / (count + 2 * BEYOND);

/** Round however it is stretched. */
const dots = (points: readonly Point[], width: number, more: Attributes = {}): string =>
  path(points.map(({ x, y }) => `M${coordinates(x, y)}h0`).join(''), {
    ...even(width),
    'stroke-linecap': 'round',
    ...more,
  });

/** What is open shows the ground. */
const rings = (points: readonly Point[]): string =>
  dots(points, 21, accentStroke) + dots(points, 14, { stroke: 'var(--within, var(--ground))' });

/** Transformation: three lines, tangled, each loop smaller than the one before, until one of them is left, straight. */
function straightens(): string {
  const x = placeOf(4);
  const [level, calmAt] = [284, 2.92];
  const strand = (late: number, least: number): string => {
    const points = [...steps(-BEYOND, calmAt, 0.03), 3 + NODE].map((at) => {
      const left = at < 0 ? 1 : Math.max(0, 1 - (at / calmAt) ** 2) ** 2;
      const turn = 2 * Math.PI * (2.3 * at + 0.16 * Math.sin(2.6 * at + late)) + late;
      const reach = 124 * left * (0.74 + 0.26 * Math.sin(4.3 * at + 2 * late)) * least;
      // Loops until here, waves from here on: what is between the two would have a sharp corner.
      const loops = 1 / (1 + Math.exp((at - 1.25) / 0.07));
      return {
        x: x(at + 0.4 * left * loops * Math.sin(turn)),
        y: level - 134 * left * least - reach * Math.cos(turn),
      };
    });
    return smoothLine(points);
  };
  return (
    path(strand(2.1, 1.06) + strand(4, 0.8), even(1.4, { opacity: 0.6 })) +
    path(strand(0, 1), even(3.4)) +
    path(`M${short(x(3 + NODE))} ${level}H${WIDTH}`, even(6, accentStroke)) +
    dots([{ x: x(3 + NODE), y: level }], 24, accentStroke)
  );
}

/** Customer experience: satisfaction rises over one step and falls below the next. Below it lies the light of the hour. */
function rises(): string {
  const x = placeOf(4);
  const [middle, swing] = [144, 122];
  const y = (at: number): number => middle - swing * Math.cos(Math.PI * (at - NODE));
  const wave = smoothLine(steps(-BEYOND, 4 + BEYOND, 0.1).map((at) => ({ x: x(at), y: y(at) })));
  const extremes = repeat(4, (step): Point => ({ x: x(step + NODE), y: y(step + NODE) }));
  return (
    path(`${wave}V${HEIGHT}H0z`, { fill: 'var(--field, none)', stroke: 'none' }) +
    path(wave, even(5, accentStroke)) +
    rings(extremes.slice(0, -1)) +
    dots(extremes.slice(-1), 28, accentStroke)
  );
}

/** After so many steps a row ends in wide windows. */
const ROW = 3;
type Part = 'whole' | 'first row' | 'second row';

/**
 * Data: thirty-two lines, half as many from each step to the next, until one leaves. Where a row ends, its lines go on
 * straight to the window's edge, and so they come in before the next.
 */
function comeTogether(part: Part): string {
  const x = placeOf(6);
  const [top, spreads] = [19, [276, 260, 240, 96, 48, 0]];
  const count = (stage: number): number => 32 / 2 ** stage;
  const y = (stage: number, index: number): number =>
    top + ((spreads[stage] ?? 0) * index) / Math.max(1, count(stage) - 1);
  const weights = [1.2, 1.6, 2.2, 3.1, 4.4, 6];
  const [first, last] = [part === 'second row' ? ROW : 0, part === 'first row' ? ROW : 5];
  const stage = (at: number): string => {
    const [from, bends, joins] = [at === first ? -BEYOND : at - 0.3, at + 0.3, at + 0.7];
    const lines = repeat(count(at), (index) => {
      const [start, end] = [y(at, index), y(at + 1, Math.floor(index / 2))];
      const bend = (bends + joins) / 2;
      return `M${coordinates(x(from), start)}H${short(x(bends))}C${coordinates(x(bend), start, x(bend), end, x(joins), end)}`;
    });
    return path(lines.join(''), even(weights[at] ?? 1));
  };
  const stages = steps(first, last - 1, 1);
  const joints = stages.flatMap((at) =>
    repeat(count(at + 1), (index): Point => ({ x: x(at + 0.7), y: y(at + 1, index) })),
  );
  const leaves = repeat(count(last), (index) => `M${coordinates(x(last - 0.3), y(last, index))}H${WIDTH}`);
  const isOne = last === 5;
  return (
    stages.map(stage).join('') +
    dots(joints, 8) +
    path(leaves.join(''), isOne ? even(6, accentStroke) : even(weights[last] ?? 1)) +
    (isOne ? dots([{ x: x(last - 0.3), y: top }], 24, accentStroke) : '')
  );
}

const DRAWINGS = {
  'way-3': straightens,
  'way-4': rises,
  'way-5': () => comeTogether('whole'),
  'way-5-first': () => comeTogether('first row'),
  'way-5-second': () => comeTogether('second row'),
  points: pointsOfContact,
};

/** The lines on which the steps of the last three paths stand, and the points of contact: from one edge of a window to the other. */
export const acrossFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([id, draw]) => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
