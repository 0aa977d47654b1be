import { repeat, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { softLine } from './soft-line.ts';

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
/** So much of a piece lies under the next one. */
const SEAM = 0.1 * REACH;

/** From one point of a line to the next, near the surface and below; crests lie on one. */
const [FINE, COARSE] = [25, 50];

/** How deep a line still shows its points where they are far apart. */
const FINE_TO = 0.12;

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
  /** From where on its lines are not drawn yet, but dotted. */
  drawnTo?: number;
}

/** The water between two places, in lines that pieces beside each other share: both go a little beyond their edges. */
function water({ from, to, crests, drawnTo = Infinity }: Piece, count: number, direction: Direction): View {
  const [width, height] = [to - from, ABOVE + RISE + DEPTH + BELOW];
  const x = fromStart(direction, width);
  const [calm, rough] = [Math.min(...crests) - REACH / 2, Math.max(...crests) + (0.5 + LATER) * REACH];
  const pointsOf = (depth: number, start: number, end: number): Point[] => {
    const step = depth < FINE_TO ? FINE : COARSE;
    const inside = steps(calm, rough, step).filter((at) => at > start && at < end);
    const y = surface(depth, crests);
    // A soft line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - step) - 2 * y(at) + y(at + step)) / 8;
    return [start, ...inside, end].map((at) => ({ x: x(at - from), y: raised(at) }));
  };
  const lines = repeat(count, (index) => {
    const depth = index / (count - 1);
    const [start, end] = [from - 2 * COARSE, to + COARSE];
    const cut = Math.min(drawnTo + depth * LATER * REACH, end);
    return {
      drawn: softLine(pointsOf(depth, start, cut)),
      // Every other one: they stand apart as their dots do.
      dotted: cut < end && index % 2 === 0 ? softLine(pointsOf(depth, cut + 6, end)) : '',
    };
  });
  const [first, ...others] = lines;
  const groups = repeat(10, (group) => {
    const size = Math.ceil(others.length / 10);
    const part = others.slice(group * size, (group + 1) * size);
    // Gone where the field ends: it has no lower edge.
    const strength = 0.66 * (1 - (group + 0.4) / 10) ** 0.9;
    return (
      path(part.map(({ drawn }) => drawn).join(''), `stroke-opacity="${strength.toFixed(2)}"`) +
      path(
        part.map(({ dotted }) => dotted).join(''),
        `${DOTS} stroke-width="1.5" stroke-opacity="${(1.2 * strength).toFixed(2)}"`,
      )
    );
  });
  return {
    width,
    height,
    strokeWidth: 1,
    body:
      groups.join('') +
      path(first?.drawn, 'stroke-width="2.5"') +
      path(first?.dotted, `${DOTS} stroke-width="3"`),
  };
}

const path = (data = '', attributes: string) =>
  data === '' ? '' : `<path vector-effect="non-scaling-stroke" ${attributes} d="${data}"/>`;

const drawing = (name: string, shows: string, piece: Piece): Drawing => ({
  name,
  shows,
  wide: (direction) => water(piece, 40, direction),
  narrow: (direction) => water(piece, 20, direction),
});

/** The water that rises on the day of each event. */
export const swellDrawings: readonly Drawing[] = [
  drawing(
    'swell',
    'Forty lines of calm water (on phones half of them) that rise to a crest, and on to the next.',
    { from: -BEFORE, to: REACH + SEAM, crests: [0, REACH] },
  ),
  drawing('swell-next', 'They fall from the last crest, and rise in dots to one that is to come.', {
    from: 0,
    to: AFTER,
    crests: [0, REACH],
    drawnTo: REACH / 2,
  }),
];
