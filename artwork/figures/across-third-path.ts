import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH, BEYOND, even, placeOf } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

/** A loop stands on each step and one between two. */
const TURNS = 2;
/** From the first step on, one for each loop. */
const RADII = [138, 120, 101, 81, 60, 38];
const LEVEL = 284;
/**
 * A radius in steps: loops are round where a step is 304 px wide and the drawing 461 high, in windows of 1440 px. What
 * they go on from turn to turn takes from their width.
 */
const ROUND = (1.1 * 461) / 304 / ACROSS_HEIGHT;
/** On phones, where a step is 200 px high and 300 units are 144 wide. */
const ROUND_DOWN = (1.3 * 144) / 200 / ACROSS_HEIGHT;

/** A place of the line: so many steps from the first node on, and so far from the level. */
interface Place {
  along: number;
  off: number;
}

/** Where its loops have their middles, by their number, how round they are, and where each of its places is drawn. */
interface Course {
  middle: (turn: number) => number;
  round: number;
  placed: (place: Place) => Point;
}

/** How large a loop is: each goes over into the next one. */
function radiusAt(loop: number): number {
  const [before, share] = [Math.floor(loop), loop % 1];
  const [start = 0, end = start] = [RADII[before], RADII[before + 1]];
  return start + (end - start) * (3 * share ** 2 - 2 * share ** 3);
}

/** From loop to loop, and on as it goes between the two at either end. */
function through(middles: readonly number[]): (turn: number) => number {
  return (turn) => {
    const before = Math.min(Math.max(0, Math.floor(turn)), middles.length - 2);
    const [start = 0, end = 0] = [middles[before], middles[before + 1]];
    return start + (end - start) * (turn - before);
  };
}

const aroundMiddle = (middle: (turn: number) => number, round: number, turn: number): Place => {
  const [radius, angle] = [radiusAt(Math.max(0, turn)), 2 * Math.PI * turn];
  return { along: middle(turn) - radius * round * Math.sin(angle), off: radius * (1 + Math.cos(angle)) };
};

/** Where the loop of a step begins with reading: there its node is, over where its words begin. */
const beginOf = (middle: (turn: number) => number, step: number): Place =>
  steps(step * TURNS, step * TURNS + 0.5, 0.005)
    .map((turn) => aroundMiddle(middle, ROUND, turn))
    .reduce((first, place) => (place.along < first.along ? place : first));

/** Every other loop begins on its step: their middles are moved until they do. */
function middlesAcross(): number[] {
  let middles = RADII.map((radius, loop) => loop / TURNS + radius * ROUND);
  repeat(12, () => {
    const middle = through(middles);
    const moved = middles.map((at, loop) => at - beginOf(middle, loop / TURNS).along + loop / TURNS);
    const mean = (loop: number): number => ((moved[loop - 1] ?? 0) + (moved[loop + 1] ?? 0)) / 2;
    middles = moved.map((at, loop) => (loop % TURNS === 0 || loop === moved.length - 1 ? at : mean(loop)));
  });
  return middles;
}

const ACROSS: Course = {
  middle: through(middlesAcross()),
  round: ROUND,
  placed: ({ along, off }) => ({ x: placeOf(4)(along), y: LEVEL - off }),
};

/**
 * Down the side of a page: so many steps high, the first before its first node, and so much wider than across, from the
 * window's edge on. What was up is the side where reading begins.
 */
const [HIGH, LEAD] = [6, 100];
const DOWN: Course = {
  middle: (turn) => turn / TURNS,
  round: ROUND_DOWN,
  placed: ({ along, off }) => ({
    x: ((LEAD + LEVEL - off) * ACROSS_WIDTH) / (LEAD + ACROSS_HEIGHT),
    y: ((along + 1) * ACROSS_HEIGHT) / HIGH,
  }),
};

/** A strand: later than the first by a share of a turn, so many loops ahead of it, and at first so high above the level. */
interface Strand {
  late: number;
  ahead: number;
  above: number;
}
const LEADING: Strand = { late: 0, ahead: 0, above: 0 };

/** One that stands on the level, from a turn on, and behind its last loop lies on it. */
function coil({ middle, round, placed }: Course, from: number, { late, ahead, above }: Strand): Point[] {
  const last = RADII.length - 1 - ahead;
  return steps(from, last + 0.5, 0.05).map((turn) => {
    const loop = Math.max(0, turn);
    const radius = radiusAt(loop + ahead);
    const angle = 2 * Math.PI * turn;
    return placed({
      along: middle(turn + late) - radius * round * Math.sin(angle),
      off: radius * (1 + Math.cos(angle)) + above * (1 - loop / (last + 0.5)),
    });
  });
}

/** The same line down the side of a page: from its edge above the first step to the end of the section. */
function straightensDown(): string {
  const { x, y } = DOWN.placed({ along: 3, off: 0 });
  const line = (strand: Strand): string => {
    // From where it is level, at the highest of its first loop.
    const radius = RADII[strand.ahead] ?? 0;
    const from = Math.acos(1 / (TURNS * 2 * Math.PI * radius * ROUND_DOWN)) / (2 * Math.PI) - 1;
    const [first = { x: 0, y: 0 }, ...rest] = coil(DOWN, from, strand);
    return `${smoothLine([{ ...first, x: 0 }, { ...first, x: first.x / 2 }, first, ...rest])}V${short(y)}`;
  };
  const on = `M${coordinates(x, y)}V${ACROSS_HEIGHT}`;
  return (
    path(
      line({ late: 0.36, ahead: 1, above: 34 }) + line({ late: 0.7, ahead: 2, above: 68 }),
      even(1, { opacity: 0.45 }),
    ) +
    path(line(LEADING), even(3)) +
    path(on, even(5, accentStroke))
  );
}

/** The same line across a window: from its edge, where its strands lie over each other, into the first loop. */
function straightensAcross(): string {
  const end = short(placeOf(4)(3));
  const line = (strand: Strand): string => {
    const [first = { x: 0, y: 0 }, ...rest] = coil(ACROSS, -0.5, strand);
    const before = [
      { ...first, x: placeOf(4)(-BEYOND) },
      { ...first, x: first.x - 20 },
    ];
    return `${smoothLine([...before, first, ...rest])}H${end}`;
  };
  return (
    path(
      line({ late: 0.5, ahead: 1, above: 32 }) + line({ late: 1, ahead: 2, above: 68 }),
      even(1, { opacity: 0.45 }),
    ) +
    path(line(LEADING), even(4)) +
    path(`M${end} ${LEVEL}H${ACROSS_WIDTH}`, even(6, accentStroke))
  );
}

/**
 * Transformation: a line in round loops, each smaller than the one before, with two lighter ones in between, until
 * nothing is left of them. Each step's node is the page's, where its loop begins. On phones it goes down beside the words.
 */
export const straightens = (): string =>
  `<g display="var(--wide, inline)">${straightensAcross()}</g><g display="var(--narrow, none)">${straightensDown()}</g>`;
