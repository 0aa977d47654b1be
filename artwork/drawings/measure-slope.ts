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
}

/** The slope lies between these shares of the width; on either side it is flat, and the round feet of a number stand on it. */
const [FOOT, TOP] = [0.385, 0.6];

/** The deepest line lies at this share of the land's height. */
const DEEPEST = 0.6;

const before = Number.parseFloat(POST_MEASURE.before);
const after = Number.parseFloat(POST_MEASURE.after);

/** Land as high as a number before and after, in lines from its surface down. */
function slope({ width, height, percent, below, lines, strong }: Measures, direction: Direction): View {
  const fromLeft = fromStart(direction, width);
  const x = (share: number) => short(fromLeft(share * width));
  const level = (value: number, part = 1) => height + below - value * percent * part;
  const strata = repeat(lines, (index) => {
    const part = 1 - (1 - DEEPEST) * (index / lines) ** 1.3;
    const [low, high] = [short(level(before, part)), short(level(after, part))];
    const half = (FOOT + TOP) / 2;
    const data = `M${x(-0.02)} ${low}H${x(FOOT)}C${x(half)} ${low} ${x(half)} ${high} ${x(TOP)} ${high}H${x(1.02)}`;
    return path(data, {
      'vector-effect': 'non-scaling-stroke',
      'stroke-opacity': short(index < strong ? 1 - 0.14 * index : 0.62 * (1 - index / lines), 2),
      ...(index < strong && { 'stroke-width': 3 }),
    });
  });
  const stand = (share: number, value: number) => ({ x: share * width, y: level(value) });
  return {
    width,
    height,
    strokeWidth: 1,
    body: strata.join(''),
    labels: [stand(0.08, before), stand(0.92, after)],
  };
}

export const measureSlopeDrawing: Drawing = {
  name: 'measure-slope',
  shows: 'Land that rises from the number before to the number after, to scale.',
  wide: (direction) =>
    slope({ width: 1440, height: 700, percent: 7.2, below: 260, lines: 30, strong: 4 }, direction),
  narrow: (direction) =>
    slope({ width: 390, height: 350, percent: 4, below: 150, lines: 22, strong: 3 }, direction),
};
