import { elevation, type Dune } from '../../shared/dunes.ts';
import { repeat, short, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { softLine } from './soft-line.ts';

interface RidgeMeasures {
  width: number;
  height: number;
  /** From the ridge's ground to the foot of the drawing. */
  foot: number;
  /** Where the drawing begins on a longer ridge, in its own widths: it shows one width of it. */
  from?: number;
  dunes: readonly Dune[];
  dotRadius: number;
  /** Where the dot lies on the line, as a share of the width. */
  dotAt: number;
}

/** Fainter lines below the ridge, each as much lower: they give the dune its body. */
const LAYERS = 9;

/** So much lower do they begin than the ridge: one after the other they come out of the field's edge, and never lie in one. */
const SUNK = 5;

/** The line from beyond one edge to beyond the other in so many steps, with a corner at each crest. */
function ridgePoints(
  { width, height, foot, from = 0, dunes }: Omit<RidgeMeasures, 'dotAt' | 'dotRadius'>,
  count: number,
): Point[] {
  const crests = dunes
    .map(({ centre }) => (centre - from) * width)
    .flatMap((x) => (x > -20 && x < width + 20 ? [x - 1, x, x + 1] : []));
  return [...steps(-20, width + 20, (width + 40) / count), ...crests]
    .toSorted((a, b) => a - b)
    .map((x) => ({ x, y: height - foot - elevation(dunes, from + x / width) }));
}

/** One line across the drawing, the dot on it, and the layers below. */
function singleRidge(measures: RidgeMeasures, direction: Direction): View {
  const { width, height, foot, from = 0, dunes, dotAt, dotRadius } = measures;
  const fromLeft = fromStart(direction, width);
  const lineAt = (share: number, count: number, sunk = 0): string => {
    const lowered = dunes.map((dune) => ({ ...dune, height: dune.height * share }));
    const points = ridgePoints({ ...measures, dunes: lowered, foot: foot - sunk }, count);
    return softLine(points.map(({ x, y }) => ({ x: fromLeft(x), y })));
  };
  const layers = repeat(LAYERS, (layer) => lineAt(1 - (layer + 1) / (LAYERS + 1), 32, SUNK));
  return {
    width,
    height,
    strokeWidth: 3,
    body:
      `<path vector-effect="non-scaling-stroke" stroke-width="1" opacity=".5" d="${layers.join('')}"/>` +
      `<path vector-effect="non-scaling-stroke" d="${lineAt(1, 90)}"/>`,
    dot: {
      x: dotAt * width,
      y: height - foot - elevation(dunes, from + dotAt) - dotRadius,
      radius: dotRadius,
    },
  };
}

const one = (centre: number, height: number, windward: number, leeward: number): Dune[] => [
  { centre, height, windward, leeward },
];

const drawing = (name: string, shows: string, wide: RidgeMeasures, narrow: RidgeMeasures): Drawing => ({
  name,
  shows,
  wide: (direction) => singleRidge(wide, direction),
  narrow: (direction) => singleRidge(narrow, direction),
});

const careers = drawing(
  'ridge-careers',
  'A dune of lines, the dot on its crest.',
  { width: 1440, height: 420, foot: 1.5, dunes: one(0.78, 334, 0.235, 0.12), dotAt: 0.78, dotRadius: 22 },
  { width: 390, height: 220, foot: 1.5, dunes: one(0.74, 162, 0.4, 0.15), dotAt: 0.74, dotRadius: 12 },
);

/** The profile of a dune that is not drawn yet: dots from its foot, where the page's dot is, to the window's edge. */
function dottedDune(direction: Direction): View {
  const [width, height, foot, radius] = [760, 340, 5, 14];
  const dunes = one(0.6, 320, 0.2, 0.075);
  const fromLeft = fromStart(direction, width);
  const start = 60;
  let dots = '';
  for (let x = start; x < width;) {
    const y = height - foot - elevation(dunes, x / width);
    const slope = elevation(dunes, (x + 1) / width) - elevation(dunes, x / width);
    dots += `M${short(fromLeft(x))} ${short(y)}h0`;
    x += 9 / Math.sqrt(1 + slope * slope);
  }
  return {
    width,
    height,
    strokeWidth: 3.4,
    body: `<path stroke-linecap="round" d="${dots}"/>`,
    dot: { x: start - radius, y: height - foot - elevation(dunes, start / width), radius },
  };
}

const fifthDune: Drawing = {
  name: 'fifth-dune',
  shows: 'A dune in dots, which begins at the dot: the story that is not told yet.',
  wide: dottedDune,
  narrow: dottedDune,
};

export const singleRidgeDrawings: readonly Drawing[] = [careers, fifthDune];
