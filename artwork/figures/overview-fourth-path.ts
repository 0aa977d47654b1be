import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH, dots, even } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

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

/** The journey goes on through what is measured, a point at each of its turns, of which the lowest is below the limit; then on to the edge of a wide window. */
const TURNS: readonly Point[] = [
  { x: 0, y: LANES[0] },
  { x: 150, y: LANES[0] },
  { x: 320, y: 262 },
  { x: 490, y: 26 },
  { x: ACROSS_WIDTH, y: 26 },
];
const LOWEST = TURNS[2] ?? { x: 0, y: 0 };
const LIMIT = 178;
/** A quarter of it is as wide as the words below, which begin so far on; the first of its dots is whole. */
const LIMIT_BEGINS = 106;

function measuredAt(x: number): number {
  const next = TURNS.findIndex((turn) => turn.x >= x);
  const [from, to] = [TURNS[Math.max(0, next - 1)], TURNS[next]];
  if (!from || !to) throw new Error('The measure ends before its drawing.');
  return turned(x, [from.x, Math.max(to.x, from.x + 1)], [from.y, to.y]);
}

/** What comes out of one and goes back into the other, from 0 to 1 in between. */
const between = (x: number, [from, to]: readonly [number, number]): number =>
  turned(x, [from, from + 75], [0, 1]) * turned(x, [to - 75, to], [1, 0]);

/**
 * The same journey as what is measured over the months. Where it falls below its limit it is filled, and at its lowest
 * somebody is told.
 */
export function measure(): string {
  const places = steps(0, 500, 10).map((x): Point => ({ x, y: measuredAt(x) }));
  const below = steps(0, 500, 4)
    .map((x): Point => ({ x, y: measuredAt(x) }))
    .filter(({ y }) => y > LIMIT);
  const corners = below.map(({ x, y }) => coordinates(x, y)).join('L');
  const echo = (index: number): string =>
    path(
      smoothLine(
        steps(160, 480, 8).map((x) => ({
          x,
          y: measuredAt(x) - 9 * (index + 1) * between(x, [160, 480]),
        })),
      ),
      even(1.6, { opacity: short(0.5 - 0.1 * index, 2) }),
    );
  return (
    path(`M${coordinates(below[0]?.x ?? 0, LIMIT)}L${corners}V${LIMIT}z`, {
      fill: 'var(--field, none)',
      stroke: 'none',
    }) +
    repeat(4, echo).join('') +
    path(
      `M${LIMIT_BEGINS} ${LIMIT}H${ACROSS_WIDTH}`,
      even(3, { 'stroke-dasharray': '.1 9', 'stroke-linecap': 'round' }),
    ) +
    path(`${smoothLine(places)}H${ACROSS_WIDTH}`, even('var(--way, 9)', accentStroke)) +
    dots([LOWEST], 'var(--ring, 70)', accentStroke) +
    dots([LOWEST], 'calc(var(--ring, 70) - 11)', { stroke: 'var(--ground)' }) +
    dots([LOWEST], 'var(--end, 44)', accentStroke)
  );
}
