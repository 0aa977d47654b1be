import { repeat, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { smoothLine } from './smooth-line.ts';

/** From the crest of one event to that of the next. */
const REACH = 500;
/** Of the first line over the calm water, and of the calm water's lines over the last of them. */
const [RISE, DEPTH] = [112, 165];
/** Room for the first line's weight, and for the last one's. */
const [ABOVE, BELOW] = [8, 4];
/** By how much of the reach the last line's crest comes later than the first one's. */
const LATER = 0.22;

/** How far a piece goes on before the first crest, and after the last: beyond the widest window's edge. */
const BEFORE = 3 * REACH;
const AFTER = 4 * REACH;
/** So far beyond the second crest the water that has been goes out in what is to come. */
const OUT = 0.75 * REACH;

/** From one point of a line to the next, near the surface and below; crests lie on one. */
const stepAt = (depth: number): number => (depth < 0.12 ? 25 : 50);

/** How far a line goes on beyond the edge of its piece. */
const MARGIN = 100;

const DOTS = 'stroke-dasharray=".1 6.5" stroke-linecap="round"';

/** One swell, from calm water to calm water: 1 at its crest, steeper after it. */
function swell(reaches: number): number {
  if (Math.abs(reaches) >= 0.5) return 0;
  const turn = 2 * Math.PI * reaches;
  return ((1 + Math.cos(turn + 0.35 * Math.sin(turn))) / 2) ** 1.6;
}

/** A line of the water, `depth` from 0 to 1, over which pass the swells with these crests. */
const surface = (depth: number, crests: readonly number[]) => (x: number) =>
  ABOVE +
  RISE +
  DEPTH * depth ** 1.1 -
  RISE *
    (1 - depth) ** 1.4 *
    crests.reduce((sum, crest) => sum + swell((x - crest) / REACH - depth * LATER), 0);

interface Piece {
  from: number;
  to: number;
  crests: readonly number[];
  /** In dots, as what is not there yet. */
  isDotted?: boolean;
}

/** The water between two places, in lines that pieces over each other share: all go a little beyond their edges. */
function water({ from, to, crests, isDotted = false }: Piece, count: number, direction: Direction): View {
  const [width, height] = [to - from, ABOVE + RISE + DEPTH + BELOW];
  const x = fromStart(direction, width);
  const [calm, rough] = [Math.min(...crests) - REACH / 2, Math.max(...crests) + (0.5 + LATER) * REACH];
  const lineAt = (depth: number): string => {
    const step = stepAt(depth);
    const [start, end] = [from - MARGIN, to + MARGIN];
    const inside = steps(calm, rough, step).filter((at) => at > start && at < end);
    const y = surface(depth, crests);
    // A smooth line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - step) - 2 * y(at) + y(at + step)) / 8;
    return smoothLine([start, ...inside, end].map((at) => ({ x: x(at - from), y: raised(at) })));
  };
  const [first, ...others] = repeat(count, (index) => ({ index, data: lineAt(index / (count - 1)) }));
  const groups = repeat(10, (group) => {
    const size = Math.ceil(others.length / 10);
    // Of dotted ones every other: they stand apart as their dots do.
    const part = others
      .slice(group * size, (group + 1) * size)
      .filter(({ index }) => !isDotted || index % 2 === 0);
    // Gone where the field ends: it has no lower edge.
    const strength = 0.66 * (1 - (group + 0.4) / 10) ** 0.9 * (isDotted ? 1.2 : 1);
    return path(part.map(({ data }) => data).join(''), `stroke-opacity="${strength.toFixed(2)}"`);
  });
  const dots = (weight: number) => (isDotted ? ` ${DOTS} stroke-width="${weight}"` : '');
  return {
    width,
    height,
    strokeWidth: 1,
    body:
      `<g${dots(1.5)}>${groups.join('')}</g>` + path(first?.data, isDotted ? dots(3) : 'stroke-width="2.5"'),
  };
}

const path = (data = '', attributes: string) =>
  data === '' ? '' : `<path vector-effect="non-scaling-stroke" ${attributes} d="${data}"/>`;

/** From one event to the next, and from the last one to what is to come: on phones that is nearer, to be in the window. */
const TO_NEXT = { wide: REACH, narrow: 0.75 * REACH };

const drawing = (name: string, shows: string, piece: (toNext: number) => Piece): Drawing => ({
  name,
  shows,
  wide: (direction) => water(piece(TO_NEXT.wide), 40, direction),
  narrow: (direction) => water(piece(TO_NEXT.narrow), 20, direction),
});

/** The water that rises on the day of each event. One goes out over the other: the page fades both. */
export const swellDrawings: readonly Drawing[] = [
  drawing(
    'swell',
    'Forty lines of calm water (on phones half of them) that rise to a crest, to the next, and go on.',
    (toNext) => ({ from: -BEFORE, to: REACH + OUT, crests: [0, REACH, REACH + toNext] }),
  ),
  drawing(
    'swell-next',
    'In dots they fall from the last crest, and rise to one that is to come.',
    (toNext) => ({
      from: 0,
      to: AFTER,
      crests: [0, toNext],
      isDotted: true,
    }),
  ),
];
