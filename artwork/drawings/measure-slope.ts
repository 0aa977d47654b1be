import { POST_MEASURE } from '../../content/facts/post.ts';
import { path } from '../figures/elements.ts';
import { repeat, short, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { softLine } from './soft-line.ts';

interface Measures {
  width: number;
  height: number;
  /** Units for one percent: both ends are as high as their numbers. */
  percent: number;
  lines: number;
}

/** The slope lies between these shares of the width; on either side it is flat, and a number stands on it. */
const [FOOT, TOP] = [0.34, 0.74];

const before = Number.parseFloat(POST_MEASURE.before);
const after = Number.parseFloat(POST_MEASURE.after);

function valueAt(share: number): number {
  const along = Math.min(1, Math.max(0, (share - FOOT) / (TOP - FOOT)));
  return before + (after - before) * along * along * (3 - 2 * along);
}

/** Land as high as a number before and after, in lines from its surface down to nothing. */
function slope({ width, height, percent, lines }: Measures, direction: Direction): View {
  const fromLeft = fromStart(direction, width);
  const at = (share: number, part: number): Point => ({
    x: fromLeft(share * width),
    y: height - valueAt(share) * percent * part,
  });
  const places = [-0.02, 0.16, ...steps(0.28, 0.8, 0.04), 0.9, 1.02];
  const strata = repeat(lines, (index) => {
    const part = (1 - index / lines) ** 1.25;
    const data = softLine(places.map((share) => at(share, part)));
    return path(data, {
      'vector-effect': 'non-scaling-stroke',
      'stroke-opacity': short(index === 0 ? 1 : 0.62 * part, 2),
      ...(index === 0 && { 'stroke-width': 2.4 }),
    });
  });
  const stand = (share: number, value: number) => ({ x: share * width, y: height - value * percent });
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
  wide: (direction) => slope({ width: 1440, height: 560, percent: 3.6, lines: 24 }, direction),
  narrow: (direction) => slope({ width: 390, height: 330, percent: 2.1, lines: 18 }, direction),
};
