import { short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Where the stops of the four jobs are on their line, as shares of its width, and on which of its two levels. */
const STOPS = [
  { at: 0.14, level: 0 },
  { at: 0.38, level: 1 },
  { at: 0.62, level: 0 },
  { at: 0.86, level: 1 },
] as const;

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

/** From the foot of a job's name down to its stop in the header: clear of the dot. */
const NAME = 54;

/** A ring that stays round where the drawing is stretched: two dots of a pen, one on the other. */
const ringAt = (x: number, y: number, radius: number, weight: number): string[] => {
  const dot = (size: number, colour: string) =>
    `<path vector-effect="non-scaling-stroke" stroke-linecap="round" stroke="${colour}" stroke-width="${short(size)}" d="M${short(x)} ${short(y)}h0"/>`;
  return [dot(2 * radius + weight, 'currentColor'), dot(2 * radius - weight, 'var(--ground)')];
};

const stopsOf = ({ width, height, foot, step }: LineMeasures) =>
  STOPS.map(({ at, level }) => ({ x: at * width, y: height - foot - level * step }));

/** A line with a stop for every job, as on a map of a city's lines: the page's dot is at one, the others are rings. */
function jobLine(measures: LineMeasures, current: number | undefined, direction: Direction): View {
  const { width, height, step, weight, ring, dotRadius } = measures;
  const fromLeft = fromStart(direction, width);
  const stops = stopsOf(measures);
  const dot = current === undefined ? undefined : stops[current];
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
    dot: dot && { ...dot, radius: dotRadius },
  };
}

/** The header of one job: its stop on the line of all. */
const jobHeader = (_stop: unknown, index: number): Drawing => {
  const wide = { width: 1440, height: 280, foot: 88, step: 96, weight: 14, ring: 21, dotRadius: 40 };
  const narrow = { width: 390, height: 130, foot: 40, step: 38, weight: 7, ring: 10, dotRadius: 18 };
  return {
    name: `ridge-job-${index + 1}`,
    shows: `The line of all jobs, with the dot at the stop of number ${index + 1}.`,
    wide: (direction) => ({
      ...jobLine(wide, index, direction),
      labels: stopsOf(wide).map(({ x, y }) => ({ x, y: y - NAME })),
    }),
    narrow: (direction) => jobLine(narrow, index, direction),
  };
};

/** The header's line once more, thin: every stop is a ring, and the page says at which of them its dot is. */
function roles(measures: LineMeasures, direction: Direction): View {
  const { dot: _, ...view } = jobLine(measures, undefined, direction);
  return { ...view, stations: stopsOf(measures).map(({ x, y }) => ({ x, y, radius: measures.dotRadius })) };
}

const rolesDrawing: Drawing = {
  name: 'ridge-roles',
  shows: 'The line of all jobs, with the dot at one of its stations.',
  wide: (direction) =>
    roles({ width: 1216, height: 180, foot: 40, step: 84, weight: 4, ring: 9, dotRadius: 18 }, direction),
  narrow: (direction) =>
    roles({ width: 350, height: 96, foot: 26, step: 44, weight: 3, ring: 5, dotRadius: 10 }, direction),
};

export const jobRidgeDrawings: readonly Drawing[] = [...STOPS.map(jobHeader), rolesDrawing];
