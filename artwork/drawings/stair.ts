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
  /** Before the first step, where the dot lies. */
  foot: number;
  dotRadius: number;
}

/**
 * Square steps stand on the ground, a numeral on each; below each tread its lines run on under all that lies on it. At
 * their foot lies the dot.
 */
function stair({ width, tread, rise, air, weight, foot, dotRadius }: Measures, direction: Direction): View {
  const x = fromStart(direction, width);
  const height = air + STEPS * rise;
  const top = (step: number) => height - (step + 1) * rise;
  // The last tread runs on to the edge.
  const riser = (step: number) => foot + step * tread;
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
  const edge = repeat(
    STEPS,
    (step) => `V${short(top(step))}H${short(x(step === STEPS - 1 ? width : riser(step + 1)))}`,
  );
  return {
    width,
    height,
    strokeWidth: 1,
    body:
      shade.join('') +
      path(treads.join(''), { 'stroke-opacity': 0.7 }) +
      path(`M${short(x(foot))} ${height}${edge.join('')}`, {
        'stroke-width': weight,
        'stroke-linejoin': 'miter',
      }),
    labels: repeat(STEPS, (step) => ({ x: riser(step) + tread / 2, y: top(step) - rise * 0.12 })),
    dot: { x: dotRadius, y: height - dotRadius, radius: dotRadius },
  };
}

export const stairDrawing: Drawing = {
  name: 'stair',
  shows: 'Seven square steps stand on the ground, the terms, one upon the other; the dot lies at their foot.',
  wide: (direction) =>
    stair({ width: 700, tread: 88, rise: 60, air: 48, weight: 2.4, foot: 76, dotRadius: 20 }, direction),
  narrow: (direction) =>
    stair({ width: 340, tread: 42, rise: 30, air: 28, weight: 2, foot: 42, dotRadius: 9 }, direction),
};
