import { NINE_COURSES } from '../../shared/nine-courses.ts';
import { path } from '../figures/elements.ts';
import { repeat, short, smooth, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Lines keep their weight however the page stretches the drawing. */
const EVEN = { 'vector-effect': 'non-scaling-stroke' };

const STREAMS = NINE_COURSES.wide.from.length;

interface Courses {
  width: number;
  /** How much higher the rows of the first two are, which say what came of the work. */
  leading: number;
  /** Where each name begins, in hundredths of the width. */
  from: readonly number[];
  /** How far behind that its stream is highest: over the middle of what stands there. */
  crest: number;
  /** From one crest to the next, as a share of the width. */
  wave: number;
  /** In hundredths of a row: how much it rises and falls, and how far above its row's foot it is at its crest. */
  swell: number;
  lift: number;
}

/** A row is so high in units of the drawing. */
const ROW = 100;

/** Each stream's weight and that of the node on it: the first lead. */
const weightsOf = (index: number): [number, number] => (index < 2 ? [9, 22] : index < 5 ? [6, 17] : [4, 13]);

/** Nine streams beside each other, none of which comes from another: each is highest under its own name, so that they wind as what stands on them does. */
function courses({ width, leading, from, crest, wave, swell, lift }: Courses, direction: Direction): View {
  const x = fromStart(direction, width);
  const foots = repeat(STREAMS, (index) => ROW * (index + 1 + (leading - 1) * Math.min(index + 1, 2)));
  const lines = foots.map((foot, index) => {
    const start = ((from[index] ?? 0) / 100) * width;
    const y = (at: number) =>
      foot - lift + swell * (1 - Math.cos(((at - start - crest * width) / (wave * width)) * 2 * Math.PI));
    const [weight, node] = weightsOf(index);
    // On to the edges of windows in which the page is half as wide.
    const points = steps(-width, 2 * width, (wave * width) / 8).map((at) => ({ x: x(at), y: y(at) }));
    const round = { ...EVEN, 'stroke-linecap': 'round' };
    return (
      path(smooth(points), { ...EVEN, 'stroke-width': weight }) +
      path(`M${short(x(start + NODE_INSET))} ${short(y(start + NODE_INSET))}h0`, {
        ...round,
        'stroke-width': node,
      })
    );
  });
  return { width, height: foots.at(-1) ?? 0, strokeWidth: 1, body: lines.join(''), isOpen: true };
}

/** From where a name begins to the middle of the node below it. */
const NODE_INSET = 10;

const nineCourses: Drawing = {
  name: 'nine-courses',
  shows: 'Nine streams that wind beside each other, a node on each where a name begins.',
  wide: (direction) =>
    courses(
      {
        width: 1216,
        ...NINE_COURSES.wide,
        crest: 0.14,
        wave: 0.9,
        swell: 18,
        lift: 18,
      },
      direction,
    ),
  narrow: (direction) =>
    courses(
      {
        width: 350,
        ...NINE_COURSES.narrow,
        crest: 0.33,
        wave: 1.2,
        swell: 14,
        lift: 18,
      },
      direction,
    ),
};

interface Fan {
  width: number;
  height: number;
  /** Where the bundle lies, and how far its lines are apart: all nine pass within the dot. */
  bundle: number;
  gap: number;
  /** Where the lines begin to part, and where each has reached its row. */
  parts: number;
  arrives: number;
}

/** Nine lines that come as one and part, each to its own row. */
function fan({ width, height, bundle, gap, parts, arrives }: Fan, direction: Direction): View {
  const place = fromStart(direction, width);
  const x = (share: number) => short(place(share * width));
  const lines = repeat(STREAMS, (index) => {
    const start = bundle * height + (index - (STREAMS - 1) / 2) * gap;
    const end = ((index + 0.5) * height) / STREAMS;
    const bend = (parts + arrives) / 2;
    return `M${x(0)} ${short(start)}H${x(parts)}C${x(bend)} ${short(start)} ${x(bend)} ${short(end)} ${x(arrives)} ${short(end)}H${x(1)}`;
  });
  return { width, height, strokeWidth: 1.5, body: path(lines.join(''), EVEN) };
}

const nineStreams: Drawing = {
  name: 'nine-streams',
  shows: 'Nine lines that come as one and part, each to its own row.',
  wide: (direction) =>
    fan({ width: 1000, height: 720, bundle: 0.66, gap: 3, parts: 0.4, arrives: 0.94 }, direction),
  narrow: (direction) =>
    fan({ width: 140, height: 640, bundle: 0.5, gap: 2, parts: 0.18, arrives: 0.92 }, direction),
};

export const partnerDrawings: readonly Drawing[] = [nineCourses, nineStreams];
