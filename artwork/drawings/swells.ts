import { repeat, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { smoothLine } from './smooth-line.ts';

/** From the crest of one event to that of the next. */
const REACH = 500;
/** Of the surface over the calm water, and of the calm water's surface over the foot of its last tint. */
const [RISE, DEPTH] = [112, 165];
/** Room for the surface, and for the light on the last edge. */
const [ABOVE, BELOW] = [8, 4];
/** By how much of the reach the last edge's crest comes later than the surface's. */
const LATER = 0.22;
/** The tints of the water from the deep to the shore, as of the coast in the page's header: `--tint-1` is the deepest. */
const TINTS = 5;

/** How far the water goes on before the first crest, and after the last: beyond the widest window's edge. */
const BEFORE = 3 * REACH;
const AFTER = 4 * REACH;
/** Where the water that has been begins to run out after the last crest, and where it has: shares of the way to the next. */
const [FULL, OUT] = [0.12, 0.72];

/** From one point of a line to the next; crests lie on one. */
const STEP = 25;

/** How far a line goes on beyond the edge of its piece. */
const MARGIN = 100;

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
  DEPTH * depth -
  RISE *
    (1 - 0.75 * depth) *
    crests.reduce((sum, crest) => sum + swell((x - crest) / REACH - depth * LATER), 0);

interface Piece {
  from: number;
  to: number;
  crests: readonly number[];
  /** How far it is from the last event to what is to come: until there its water runs out under the surface, which goes on in dots. */
  toNext?: number;
}

/** How much of the water is left under the surface. */
function left(x: number, toNext: number | undefined): number {
  if (toNext === undefined) return 1;
  const share = Math.min(Math.max((x / toNext - FULL) / (OUT - FULL), 0), 1);
  return 1 - share ** 1.8;
}

/** The water between two places, in tints with a light edge that pieces over each other share: all go a little beyond their edges. */
function water({ from, to, crests, toNext }: Piece, direction: Direction): View {
  const [width, height] = [to - from, ABOVE + RISE + DEPTH + BELOW];
  const x = fromStart(direction, width);
  const [calm, rough] = [Math.min(...crests) - REACH / 2, Math.max(...crests) + (0.5 + LATER) * REACH];
  const [start, end] = [from - MARGIN, toNext === undefined ? to + MARGIN : OUT * toNext];
  const pointsOf = (depth: number, first: number, last: number) => {
    const inside = steps(calm, rough, STEP).filter((at) => at > first && at < last);
    const y = (at: number) => {
      const top = surface(0, crests)(at);
      return top + (surface(depth, crests)(at) - top) * left(at, toNext);
    };
    // A smooth line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - STEP) - 2 * y(at) + y(at + STEP)) / 8;
    return [first, ...inside, last].map((at) => ({ x: x(at - from), y: raised(at) }));
  };
  const edges = repeat(TINTS + 1, (index) => pointsOf(index / TINTS, start, end));
  const tints = edges.slice(1).map((edge, index) => {
    const over = smoothLine(edges[index] ?? []);
    return `<path stroke="none" fill="var(--tint-${index + 1})" d="${over}${smoothLine(edge.toReversed()).replace('M', 'L')}z"/>`;
  });
  const light = edges.slice(1).map((edge) => smoothLine(edge));
  const dots =
    toNext === undefined
      ? ''
      : line(
          smoothLine(pointsOf(0, end, to + MARGIN)),
          'stroke-width="3" stroke-dasharray=".1 8" stroke-linecap="round"',
        );
  return {
    width,
    height,
    strokeWidth: 1,
    body: tints.join('') + line(light.join(''), 'stroke-width="2" stroke="var(--light)"') + dots,
  };
}

const line = (data: string, attributes: string) =>
  `<path vector-effect="non-scaling-stroke" ${attributes} d="${data}"/>`;

/** From one event to the next, and from the last one to what is to come: on phones that is nearer, to be in the window. */
const TO_NEXT = { wide: REACH, narrow: 0.75 * REACH };

const onward = (direction: Direction) =>
  water({ from: -BEFORE, to: REACH + MARGIN, crests: [0, REACH] }, direction);

/** The water that rises on the day of each event. */
export const swellDrawings: readonly Drawing[] = [
  {
    name: 'swell',
    shows: 'Water in five tints, with a light edge on each, that rises to a crest and to the next.',
    wide: onward,
    narrow: onward,
  },
  {
    name: 'swell-next',
    shows: 'It runs out after the last crest: its surface goes on in dots, and rises to one that is to come.',
    wide: (direction) => next(TO_NEXT.wide, direction),
    narrow: (direction) => next(TO_NEXT.narrow, direction),
  },
];

function next(toNext: number, direction: Direction): View {
  return water({ from: -BEFORE, to: AFTER, crests: [0, toNext], toNext }, direction);
}
