import { short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** How high the line is at the stops of the four jobs, for each of them: highest at its own. */
const LEVELS = [
  [1, 0, 0.45, 0],
  [0, 1, 0, 0.45],
  [0.45, 0, 1, 0],
  [0, 0.45, 0, 1],
] as const;
type Levels = (typeof LEVELS)[number];

/** How much farther up each stop is than the first, in wide windows: beside the words, which end before it, the line climbs. Neighbours are never so near in height that their bends would meet. */
const CLIMBS = [
  [0, 10, 90, 158],
  [0, 10, 128, 200],
  [0, 10, 90, 206],
  [0, 10, 90, 200],
] as const;

interface LineMeasures {
  /** From each edge to the outermost stop, as a share of the width: half of a name. The others are at one pitch between them. */
  insets: readonly [start: number, end: number];
  width: number;
  height: number;
  /** From the lower level to the foot of the drawing: room for a name, and below it for the branch to the job's own line. */
  foot: number;
  /** From the lower level to the highest stop; a slope is as wide as it is high. */
  step: number;
  /** How much farther up each stop is than the first. */
  climbs: readonly number[];
  /** How far before and behind a corner its bend begins: all bends of a line have one radius. */
  bend: number;
  /** How far from the window's edge it comes down, out of the bar. */
  margin: number;
  /** Weight of the line, which is that of the rings too, and of the line as it goes on below (src/pages/job/job-line.module.css). */
  weight: number;
  ring: number;
  dotRadius: number;
  /** From a stop to its name, */
  clear: number;
  /** and how far letters reach below their line. */
  descent: number;
}

/** A ring that stays round where the drawing is stretched: two dots of a pen, one on the other. */
const ringAt = (x: number, y: number, radius: number, weight: number): string[] => {
  const dot = (size: number, colour: string) =>
    `<path vector-effect="non-scaling-stroke" stroke-linecap="round" stroke="${colour}" stroke-width="${short(size)}" d="M${short(x)} ${short(y)}h0"/>`;
  return [dot(2 * radius + weight, 'currentColor'), dot(2 * radius - weight, 'var(--ground)')];
};

const stopsOf = ({ insets: [start, end], width, height, foot, step, climbs }: LineMeasures, levels: Levels) =>
  levels.map((level, index) => ({
    x: width * (start + (index * (1 - start - end)) / (levels.length - 1)),
    y: height - foot - level * step - (climbs[index] ?? 0),
  }));

/** Higher than any header is, in the windows it is drawn for. */
const UP_TO_THE_BAR = 2000;

/** The share of a radius at which the curve of a quarter of a circle is held. */
const QUARTER = 0.552;

/** A line with a stop for every job, out of the bar, as on a map of a city's lines: the page's dot is at one, the others are rings, and it ends at the last. */
function jobLine(measures: LineMeasures, current: number, levels: Levels, direction: Direction): View {
  const { width, height, bend, margin, weight, ring, dotRadius } = measures;
  const fromLeft = fromStart(direction, width);
  const stops = stopsOf(measures, levels);
  const dot = stops[current];
  const at = (x: number, y: number) => `${short(fromLeft(x))} ${short(y)}`;
  const slopes = stops.slice(1).map(({ x, y }, index) => {
    const before = stops[index] ?? { x, y };
    const middle = (before.x + x) / 2;
    const step = Math.abs(y - before.y);
    const [foot, head] = [middle - step / 2, middle + step / 2];
    const along = bend * Math.SQRT1_2;
    const rise = along * Math.sign(y - before.y);
    return [
      `L${at(foot - bend, before.y)}Q${at(foot, before.y)} ${at(foot + along, before.y + rise)}`,
      `L${at(head - along, y - rise)}Q${at(head, y)} ${at(head + bend, y)}`,
    ].join('');
  });
  const [first] = stops;
  const level = first?.y ?? 0;
  const turn = 4 * bend * Math.SQRT1_2;
  const held = turn * (1 - QUARTER);
  const down = `M${at(margin, -UP_TO_THE_BAR)}V${short(level - turn)}C${at(margin, level - held)} ${at(margin + held, level)} ${at(margin + turn, level)}`;
  const last = stops.at(-1) ?? { x: 0, y: 0 };
  const line = `${down}${slopes.join('')}L${at(last.x, last.y)}`;
  const rings = stops.flatMap(({ x, y }, index) =>
    index === current ? [] : ringAt(fromLeft(x), y, ring, weight),
  );
  return {
    width,
    height,
    strokeWidth: weight,
    body: `<path vector-effect="non-scaling-stroke" stroke-linejoin="round" d="${line}"/>${rings.join('')}`,
    dot: dot && { ...dot, radius: dotRadius },
    goesOn: true,
    isOpen: true,
  };
}

/** Where the names stand: over the stops of the upper level, below those of the lower one, each as far from its own. */
const namesOf = (measures: LineMeasures, current: number, levels: Levels) => {
  const { ring, weight, dotRadius, clear, descent } = measures;
  return stopsOf(measures, levels).map(({ x, y }, index) => {
    const aside = clear + (index === current ? dotRadius : ring + weight / 2);
    return { x, y: levels[index] === 0 ? y + aside : y - aside - descent };
  });
};

/** The header of one job: its stop on the line of all. */
const jobHeader = (levels: Levels, index: number): Drawing => {
  const wide = {
    insets: [0.195, 0.195] as const,
    width: 1440,
    height: 468,
    foot: 144,
    step: 84,
    climbs: CLIMBS[index] ?? [],
    bend: 20,
    margin: 24,
    weight: 12,
    ring: 18,
    dotRadius: 40,
    clear: 22,
    descent: 4,
  };
  const narrow = {
    insets: [0.25, 0.205] as const,
    width: 390,
    height: 242,
    foot: 124,
    step: 44,
    climbs: [],
    bend: 8,
    margin: 32,
    weight: 7,
    ring: 10,
    dotRadius: 15,
    clear: 12,
    descent: 3,
  };
  return {
    name: `ridge-job-${index + 1}`,
    shows: `The line of all jobs, with the dot at the stop of number ${index + 1}.`,
    wide: (direction) => ({
      ...jobLine(wide, index, levels, direction),
      labels: namesOf(wide, index, levels),
    }),
    narrow: (direction) => ({
      ...jobLine(narrow, index, levels, direction),
      labels: namesOf(narrow, index, levels),
    }),
  };
};

export const jobRidgeDrawings: readonly Drawing[] = LEVELS.map(jobHeader);
