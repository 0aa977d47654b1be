import { POST_MEASURE } from '../../content/facts/post.ts';
import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

interface Measures {
  width: number;
  height: number;
  /** Units for one percent: both ends are as high as their numbers. */
  percent: number;
  /** How much of the land, down to nothing, lies below the drawing: no line goes so deep. */
  below: number;
  lines: number;
  /** How many of them, from the surface on, are strong. */
  strong: number;
  /** The deepest lies at this share of the land's height. */
  deepest: number;
}

/** The slope lies between these shares of the width; on either side it is flat, and the round feet of a number stand on it. */
const [FOOT, TOP] = [0.385, 0.6];

/** Where it is as wide as one number, the land divides between these shares: one stands on what it was, one on what it became, and the
 * whole of its rise is inside the window. */
const [DIVIDES, RISEN] = [0.02, 0.36];
/** So many of its lines rise, so far from each other: words stand below them. */
const RISING = { lines: 6, apart: 5 };

const before = Number.parseFloat(POST_MEASURE.before);
const after = Number.parseFloat(POST_MEASURE.after);

const levelIn = ({ height, percent, below }: Measures, value: number, part = 1) =>
  height + below - value * percent * part;

/** Lines from the surface of the land down, each at its part of the land's height. */
const strata = (
  { lines, strong, deepest }: Measures,
  line: (part: number, index: number) => string,
): string =>
  repeat(lines, (index) =>
    path(line(1 - (1 - deepest) * (index / lines) ** 1.3, index), {
      'vector-effect': 'non-scaling-stroke',
      'stroke-opacity': short(index < strong ? 1 - 0.14 * index : 0.62 * (1 - index / lines), 2),
      ...(index < strong && { 'stroke-width': 3 }),
    }),
  ).join('');

const view = (measures: Measures, body: string): View => {
  const { width, height } = measures;
  const stand = (share: number, value: number) => ({ x: share * width, y: levelIn(measures, value) });
  return { width, height, strokeWidth: 1, body, labels: [stand(0.08, before), stand(0.92, after)] };
};

/** Land as high as a number before and after, in lines from its surface down. */
function slope(measures: Measures, direction: Direction): View {
  const fromLeft = fromStart(direction, measures.width);
  const x = (share: number) => short(fromLeft(share * measures.width));
  const body = strata(measures, (part) => {
    const [low, high] = [short(levelIn(measures, before, part)), short(levelIn(measures, after, part))];
    const half = (FOOT + TOP) / 2;
    return `M${x(-0.02)} ${low}H${x(FOOT)}C${x(half)} ${low} ${x(half)} ${high} ${x(TOP)} ${high}H${x(1.02)}`;
  });
  return view(measures, body);
}

/** The same land as two steps, each as wide as the window. */
function twoSteps(measures: Measures, direction: Direction): View {
  const fromLeft = fromStart(direction, measures.width);
  const x = (share: number) => short(fromLeft(share * measures.width));
  // All rise from it: from where they lie they would cross those above them.
  const surface = short(levelIn(measures, before));
  const body = strata(measures, (part, index) => {
    const low = short(levelIn(measures, before, part));
    const stays = `M${x(-0.02)} ${low}H${x(1.02)}`;
    if (index >= RISING.lines) return stays;
    const high = short(levelIn(measures, after) + index * RISING.apart);
    const half = (DIVIDES + RISEN) / 2;
    return `${stays}M${x(DIVIDES)} ${surface}C${x(half)} ${surface} ${x(half)} ${high} ${x(RISEN)} ${high}H${x(1.02)}`;
  });
  return view(measures, body);
}

export const measureSlopeDrawing: Drawing = {
  name: 'measure-slope',
  shows: 'Land that rises from the number before to the number after, to scale.',
  wide: (direction) =>
    slope(
      { width: 1440, height: 700, percent: 7.2, below: 260, lines: 30, strong: 4, deepest: 0.6 },
      direction,
    ),
  narrow: (direction) =>
    twoSteps(
      { width: 390, height: 460, percent: 7.2, below: 324, lines: 20, strong: 3, deepest: 0.75 },
      direction,
    ),
};
