import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** As many as the parts of the terms. */
const STEPS = 7;

/** How much of the land's colour the layer below a tread has: each more than the one that it lies on. */
const SHADE = { first: 0.55, last: 1 };

interface Measures {
  width: number;
  tread: number;
  rise: number;
  /** Above the highest tread. */
  air: number;
  /** Of the heavy line, the edges of the steps. */
  weight: number;
  /** Before the first step. */
  foot: number;
  dotRadius: number;
}

/**
 * Square steps of sand stand on the ground, a numeral on each; the layer below each tread runs on under all that lies on
 * it. They are counted downwards, as one reads; on the highest the dot waits.
 */
function stair({ width, tread, rise, air, weight, foot, dotRadius }: Measures, direction: Direction): View {
  const x = fromStart(direction, width);
  const height = air + STEPS * rise;
  const top = (step: number) => height - (step + 1) * rise;
  // The last tread runs on to the edge.
  const riser = (step: number) => foot + step * tread;
  const layers = repeat(STEPS, (step) => {
    const share = SHADE.first + ((SHADE.last - SHADE.first) * step) / (STEPS - 1);
    return path(
      `M${short(x(riser(step)))} ${short(top(step))}H${short(x(width))}v${rise}H${short(x(riser(step)))}`,
      {
        fill: 'var(--slope)',
        'fill-opacity': short(share, 2),
        stroke: 'none',
      },
    );
  });
  const treads = repeat(
    STEPS - 1,
    (step) => `M${short(x(riser(step + 1)))} ${short(top(step))}H${short(x(width))}`,
  );
  const edge = repeat(
    STEPS,
    (step) => `V${short(top(step))}H${short(x(step === STEPS - 1 ? width : riser(step + 1)))}`,
  );
  return {
    width,
    height,
    strokeWidth: 1,
    body:
      layers.join('') +
      path(treads.join(''), { 'stroke-opacity': 0.3 }) +
      path(`M${short(x(foot))} ${height}${edge.join('')}`, {
        'stroke-width': weight,
        'stroke-linejoin': 'miter',
      }),
    labels: repeat(STEPS, (index) => {
      const step = STEPS - 1 - index;
      return { x: riser(step) + tread / 2, y: top(step) - rise * 0.12 };
    }),
    dot: { x: (riser(STEPS - 1) + tread + width) / 2, y: top(STEPS - 1) - dotRadius, radius: dotRadius },
  };
}

export const stairDrawing: Drawing = {
  name: 'stair',
  shows:
    'Seven square steps of sand stand on the ground, the terms, one upon the other; the dot waits on the highest.',
  wide: (direction) =>
    stair({ width: 764, tread: 88, rise: 60, air: 48, weight: 2, foot: 40, dotRadius: 20 }, direction),
  narrow: (direction) =>
    stair({ width: 344, tread: 42, rise: 30, air: 28, weight: 2, foot: 14, dotRadius: 9 }, direction),
};
