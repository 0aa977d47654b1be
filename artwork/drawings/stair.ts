import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** As many as the parts of the terms. */
const STEPS = 7;

/** How strong the lines below a tread are, from the first to the one above the next tread. */
const SHADE = [0.46, 0.3, 0.19, 0.11];

interface Measures {
  width: number;
  tread: number;
  rise: number;
  /** Above the highest tread. */
  air: number;
  /** Of the heavy line, the edges of the steps. */
  weight: number;
  /** On which tread the dot lies, from 0. */
  dotStep: number;
  dotRadius: number;
}

/** Square steps stand on the ground; below each tread its lines run on under all that lies on it. */
function stair(
  { width, tread, rise, air, weight, dotStep, dotRadius }: Measures,
  direction: Direction,
): View {
  const x = fromStart(direction, width);
  const height = air + STEPS * rise;
  const top = (step: number) => height - (step + 1) * rise;
  // The last tread runs on to the edge.
  const start = width - STEPS * tread;
  const riser = (step: number) => start + step * tread;
  const shade = SHADE.map((strength, index) => {
    const below = ((index + 1) * rise) / (SHADE.length + 1);
    const lines = repeat(
      STEPS,
      (step) => `M${short(x(riser(step)))} ${short(top(step) + below)}H${short(x(width))}`,
    );
    return path(lines.join(''), { 'stroke-opacity': strength });
  });
  const treads = repeat(
    STEPS - 1,
    (step) => `M${short(x(riser(step + 1)))} ${short(top(step))}H${short(x(width))}`,
  );
  const edge = repeat(STEPS, (step) => `V${short(top(step))}H${short(x(riser(step + 1)))}`);
  return {
    width,
    height,
    strokeWidth: 1,
    body:
      shade.join('') +
      path(treads.join(''), { 'stroke-opacity': 0.7 }) +
      path(`M${short(x(start))} ${height}${edge.join('')}`, {
        'stroke-width': weight,
        'stroke-linejoin': 'miter',
      }),
    dot: {
      x: riser(dotStep) + tread / 2,
      y: top(dotStep) - dotRadius - weight / 2,
      radius: dotRadius,
    },
  };
}

export const stairDrawing: Drawing = {
  name: 'stair',
  shows: 'Seven square steps stand on the ground: the terms, one upon the other.',
  wide: (direction) =>
    stair({ width: 640, tread: 88, rise: 60, air: 2, weight: 2.4, dotStep: 1, dotRadius: 20 }, direction),
  narrow: (direction) =>
    stair({ width: 300, tread: 41, rise: 28, air: 2, weight: 2, dotStep: 1, dotRadius: 9 }, direction),
};
