import type { Dune } from '../../shared/dunes.ts';
import { short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { singleRidge, type RidgeMeasures } from './single-ridge.ts';

/** Where the stops of the four jobs are on their line, as shares of its width, and on which of its two levels. */
const STOPS = [
  { at: 0.14, level: 0 },
  { at: 0.38, level: 1 },
  { at: 0.62, level: 0 },
  { at: 0.86, level: 1 },
] as const;

/**
 * The ridge of the ending, with heights as shares of its own: a crest at each stop of the upper level, a valley at the
 * others.
 */
const RIDGE: readonly Dune[] = [
  { centre: 0.38, height: 1, windward: 0.17, leeward: 0.085 },
  { centre: 0.86, height: 0.94, windward: 0.15, leeward: 0.11 },
];

const ridgeOf = (up: number): Dune[] =>
  RIDGE.map(({ centre, height, windward, leeward }) => ({ centre, height: height * up, windward, leeward }));

interface LineMeasures {
  width: number;
  height: number;
  /** From the lower level to the foot of the drawing. */
  foot: number;
  /** From one level to the other; a slope is as wide as it is high. */
  step: number;
  /** Weight of the line, which is that of the rings too. */
  weight: number;
  ring: number;
  dotRadius: number;
}

/** A ring that stays round where the drawing is stretched: two dots of a pen, one on the other. */
const ringAt = (x: number, y: number, radius: number, weight: number): string[] => {
  const dot = (size: number, colour: string) =>
    `<path vector-effect="non-scaling-stroke" stroke-linecap="round" stroke="${colour}" stroke-width="${short(size)}" d="M${short(x)} ${short(y)}h0"/>`;
  return [dot(2 * radius + weight, 'currentColor'), dot(2 * radius - weight, 'var(--ground)')];
};

/** A line with a stop for every job, as on a map of a city's lines: the page's dot is at one, the others are rings. */
function jobLine(measures: LineMeasures, current: number, direction: Direction): View {
  const { width, height, foot, step, weight, ring, dotRadius } = measures;
  const fromLeft = fromStart(direction, width);
  const stops = STOPS.map(({ at, level }) => ({ x: at * width, y: height - foot - level * step }));
  const slopes = stops.slice(1).map(({ x, y }, index) => {
    const before = stops[index] ?? { x, y };
    const middle = (before.x + x) / 2;
    return `H${short(fromLeft(middle - step / 2))}L${short(fromLeft(middle + step / 2))} ${short(y)}`;
  });
  const [first] = stops;
  const line = `M${short(fromLeft(0))} ${short(first?.y ?? 0)}${slopes.join('')}H${short(fromLeft(width))}`;
  const rings = stops.flatMap(({ x, y }, index) =>
    index === current ? [] : ringAt(fromLeft(x), y, ring, weight),
  );
  return {
    width,
    height,
    strokeWidth: weight,
    body: `<path vector-effect="non-scaling-stroke" stroke-linejoin="round" d="${line}"/>${rings.join('')}`,
    dot: { x: (STOPS[current]?.at ?? 0) * width, y: stops[current]?.y ?? 0, radius: dotRadius },
  };
}

/** The header of one job: its stop on the line of all. */
const jobHeader = (_stop: unknown, index: number): Drawing => {
  const wide = { width: 1440, height: 280, foot: 88, step: 96, weight: 14, ring: 21, dotRadius: 40 };
  const narrow = { width: 390, height: 130, foot: 40, step: 38, weight: 7, ring: 10, dotRadius: 18 };
  return {
    name: `ridge-job-${index + 1}`,
    shows: `The line of all jobs, with the dot at the stop of number ${index + 1}.`,
    wide: (direction) => jobLine(wide, index, direction),
    narrow: (direction) => jobLine(narrow, index, direction),
  };
};

/** The stops of all jobs where the header has them, on a ridge of dunes; the page's dot is at one, as there. */
function roles(measures: Omit<RidgeMeasures, 'from' | 'dotAt'>, ring: number, direction: Direction): View {
  const dotAt = STOPS.map(({ at }) => at);
  const view = { ...singleRidge({ ...measures, dotAt }, direction), strokeWidth: 3 };
  const fromLeft = fromStart(direction, measures.width);
  const stations = (view.stations ?? []).map(({ x, y, radius }) => ({ x, y: y + radius, radius }));
  const rings = stations.flatMap(({ x, y }) => ringAt(fromLeft(x), y, ring, view.strokeWidth));
  return { ...view, body: view.body + rings.join(''), stations };
}

const rolesDrawing: Drawing = {
  name: 'ridge-roles',
  shows: 'The whole ridge of the jobs, with the dot at one of its stations.',
  wide: (direction) =>
    roles({ width: 1216, height: 180, foot: 22, dunes: ridgeOf(124), dotRadius: 18 }, 8, direction),
  narrow: (direction) =>
    roles({ width: 350, height: 96, foot: 14, dunes: ridgeOf(62), dotRadius: 10 }, 5, direction),
};

export const jobRidgeDrawings: readonly Drawing[] = [...STOPS.map(jobHeader), rolesDrawing];
