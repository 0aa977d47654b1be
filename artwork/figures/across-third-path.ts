import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH, BEYOND, even, NODE, placeOf } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

/** A loop stands on each step and one between two. */
const TURNS = 2;
/** From the first step on, one for each loop. */
const RADII = [100, 90, 78, 64, 48];
const LEVEL = 284;
/**
 * A radius in steps: loops are round where a step is 304 px wide and the drawing 432 high, in windows of 1440 px. What
 * they go on from turn to turn takes from their width.
 */
const ROUND = (1.16 * 432) / 304 / ACROSS_HEIGHT;
/** On phones, where a step is 176 px high and the drawing 148 wide. */
const ROUND_DOWN = (1.4 * 148) / 176 / ACROSS_HEIGHT;

/** A place of the line: so many steps from the first node on, and so far from the level. */
interface Place {
  along: number;
  off: number;
}

/** From where it goes to the last step, how its loops are round, and where each of its places is drawn. */
interface Course {
  from: number;
  round: number;
  placed: (place: Place) => Point;
}

const ACROSS: Course = {
  from: -BEYOND,
  round: ROUND,
  placed: ({ along, off }) => ({ x: placeOf(4)(along + NODE), y: LEVEL - off }),
};

/** Down the side of a page: so many steps high, the first before its first node. What was up is the side where reading begins. */
const HIGH = 6;
const DOWN: Omit<Course, 'from'> = {
  round: ROUND_DOWN,
  placed: ({ along, off }) => ({
    x: ((LEVEL - off) * ACROSS_WIDTH) / ACROSS_HEIGHT,
    y: ((along + 1) * ACROSS_HEIGHT) / HIGH,
  }),
};

/**
 * One that stands on the level, and behind its last loop lies on it: `late` by a share of a turn, so many loops ahead,
 * and so high above the level, less with each loop.
 */
function coil({ from, round, placed }: Course, late: number, ahead: number, above: number): Point[] {
  const last = RADII.length - 1 - ahead;
  return steps(from + late / TURNS, 3, 0.025).map((along) => {
    const turn = along * TURNS - late;
    if (turn >= last + 0.5) return placed({ along, off: 0 });
    const loop = Math.max(0, turn);
    const [before, share] = [Math.floor(loop), loop % 1];
    const [start = 0, end = start] = [RADII[before + ahead], RADII[before + ahead + 1]];
    const radius = start + (end - start) * (3 * share ** 2 - 2 * share ** 3);
    const angle = 2 * Math.PI * turn;
    return placed({
      along: along - radius * round * Math.sin(angle),
      off: radius * (1 + Math.cos(angle)) + above * (1 - loop / (last + 0.5)),
    });
  });
}

/** The same line down the side of a page: from its edge above the first step to the end of the section. */
function straightensDown(): string {
  const line = (late: number, ahead: number, above: number): string => {
    // From where it is level, at the highest of its first loop.
    const turn = Math.acos(1 / (TURNS * 2 * Math.PI * (RADII[ahead] ?? 0) * ROUND_DOWN)) / (2 * Math.PI) - 1;
    const [first = { x: 0, y: 0 }, ...rest] = coil({ ...DOWN, from: turn / TURNS }, late, ahead, above);
    return smoothLine([{ ...first, x: 0 }, { ...first, x: first.x / 2 }, first, ...rest]);
  };
  const { x, y } = DOWN.placed({ along: 3, off: 0 });
  const on = `M${coordinates(x, y)}V${ACROSS_HEIGHT}`;
  return (
    path(line(0.36, 1, 34) + line(0.7, 1, 0), even(1.4, { opacity: 0.6 })) +
    path(line(0, 0, 0), even(3)) +
    path(on, even(5, accentStroke))
  );
}

/**
 * Transformation: a line in round loops, each smaller than the one before, with two lighter ones in between, until
 * nothing is left of them. Each step's node is the page's, on the crest of a loop. On phones it goes down beside the words.
 */
export function straightens(): string {
  const across =
    path(
      smoothLine(coil(ACROSS, 0.36, 1, 34)) + smoothLine(coil(ACROSS, 0.7, 1, 0)),
      even(1.4, { opacity: 0.6 }),
    ) +
    path(`${smoothLine(coil(ACROSS, 0, 0, 0))}H${ACROSS_WIDTH}`, even(4)) +
    path(`M${short(placeOf(4)(3 + NODE))} ${LEVEL}H${ACROSS_WIDTH}`, even(6, accentStroke));
  return `<g display="var(--wide, inline)">${across}</g><g display="var(--narrow, none)">${straightensDown()}</g>`;
}
