import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, repeat, short, smooth, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH, dots, even } from './across-parts.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';

/** From one height to another on a part of the way, level before and after. */
const turned = (
  x: number,
  [from, to]: readonly [number, number],
  [high, low]: readonly [number, number],
): number => {
  const on = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return high + ((low - high) * (1 - Math.cos(Math.PI * on))) / 2;
};

/** The channels have two thirds of the page, and come from the window's edge; a name over each is clear of the journey. */
const COLUMN = ACROSS_WIDTH / 2;
const LANES = [44, 144, 244] as const;
const [BEGINS, HANDED_OVER, ENDS] = [190, 452, 766];

/**
 * Three channels, and one journey that comes in on the first of them and goes on from each to the next. Those who leave
 * a channel earlier come to the next one, too.
 */
export function channels(): string {
  const [branch, centre, app] = LANES;
  const way = (from: number, to: number, at: (x: number) => number): string =>
    smoothLine(steps(from, to, 12).map((x) => ({ x: COLUMN + x, y: at(x) })));
  const on = (earlier: number, [from, to]: readonly [number, number], heights: readonly [number, number]) =>
    way(from - earlier - 24, to - earlier + 24, (x) => turned(x, [from - earlier, to - earlier], heights));
  const [first, second]: [[number, number], [number, number]] = [
    [BEGINS + 30, HANDED_OVER - 60],
    [HANDED_OVER + 60, ENDS - 50],
  ];
  const journey = (x: number): number =>
    x < HANDED_OVER ? turned(x, first, [app, centre]) : turned(x, second, [centre, branch]);
  const at = (x: number): Point[] => [{ x: COLUMN + x, y: journey(x) }];
  return (
    path(LANES.map((y) => `M0 ${y}H${ACROSS_WIDTH}`).join(''), even(2)) +
    repeat(4, (index) =>
      path(
        on(16 * (index + 1), first, [app, centre]) + on(16 * (index + 1), second, [centre, branch]),
        even(1.6, { opacity: short(0.5 - 0.1 * index, 2) }),
      ),
    ).join('') +
    path(
      `M0 ${app}H${COLUMN + BEGINS}${way(BEGINS, ENDS, journey).replace(/^M[^q]*/, '')}`,
      even('var(--way, 9)', accentStroke),
    ) +
    dots([...at(BEGINS), ...at(ENDS)], 'var(--end, 44)', accentStroke) +
    dots(at(HANDED_OVER), 'var(--end, 44)', accentStroke) +
    dots(at(HANDED_OVER), 'var(--open, 26)', { stroke: 'var(--ground)' })
  );
}

/** What follows a line comes out of its beginning and goes back into its end. */
const aside = (x: number, [from, to]: readonly [number, number], index: number): number =>
  8 * (index + 1) * turned(x, [from, from + 110], [0, 1]) * turned(x, [to - 110, to], [1, 0]);

/** A measure over the months, from turn to turn, in a third of the page. */
const [BEGUN, WIDTH, HEIGHT] = [5, 364, 330];
const TURNS: readonly Point[] = [
  // Its round end has room before it.
  { x: BEGUN, y: 136 },
  { x: 92, y: 52 },
  { x: 214, y: 282 },
  { x: WIDTH, y: 46 },
];
const LIMIT = 206;
/** The drawing is so much wider than its place: the line goes on to the window's edge. */
const WIDER = 4;
const ON = WIDER * WIDTH;

function measured(x: number): number {
  const index = Math.max(
    0,
    TURNS.findLastIndex((turn) => turn.x <= Math.min(x, WIDTH - 0.1)),
  );
  const [from, to] = [TURNS[index], TURNS[index + 1]];
  if (!from || !to) throw new Error('The measure ends before its drawing.');
  return turned(x, [from.x, to.x], [from.y, to.y]);
}

/** Where it falls below its limit it is filled, and at its lowest somebody is told. */
function alert(): string {
  const places = steps(BEGUN, WIDTH, 7).map((x): Point => ({ x, y: measured(x) }));
  const below = places.filter(({ y }) => y > LIMIT);
  const corners = (points: readonly Point[]) => points.map(({ x, y }) => coordinates(x, y)).join('L');
  const lowest = TURNS[2] ?? { x: 0, y: 0 };
  const echo = (index: number): string =>
    path(
      smooth(steps(BEGUN, WIDTH, 14).map((x) => ({ x, y: measured(x) - aside(x, [BEGUN, WIDTH], index) }))),
      {
        'stroke-width': 1.6,
        opacity: short(0.5 - 0.08 * index, 2),
      },
    );
  return (
    path(
      `M${corners([{ x: (below[0]?.x ?? 0) - 3, y: LIMIT }, ...below])}L${short((below.at(-1)?.x ?? 0) + 3)} ${LIMIT}z`,
      { fill: 'var(--field, none)', stroke: 'none' },
    ) +
    repeat(5, echo).join('') +
    path(`M2 ${LIMIT}H${ON}`, {
      'stroke-width': 4,
      'stroke-dasharray': '.1 11',
      'stroke-linecap': 'round',
    }) +
    path(`M${corners(places)}H${ON}`, {
      'stroke-width': 'var(--way, 9)',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    circle(lowest, 40, { ...accentStroke, 'stroke-width': 5 }) +
    circle(lowest, 22, accentSolid)
  );
}

export const alertFigure: Figure = {
  id: 'overview-alert',
  width: WIDER * WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body: alert(),
};
