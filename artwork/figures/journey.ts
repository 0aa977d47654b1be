import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT as HEIGHT, ACROSS_WIDTH as WIDTH, dots, even, placeOf } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

const x = placeOf(4);
/** Where the line comes in, and where it lies before what is tried. */
const [CALM, FOOT] = [150, 238];
/** What is beside it. */
const fine = even(1.6, { opacity: 0.6 });
const strong = even(6, { ...accentStroke, 'stroke-linejoin': 'round' });

/** It is heard: it swings around its middle, and comes to rest. */
const HEARD = { from: 0, to: 0.76, swings: 4, reach: 94 };
const MIDDLE: Point = { x: (HEARD.from + HEARD.to) / 2, y: CALM - HEARD.reach };
function swinging(part: number): Point[] {
  const { from, to, swings, reach } = HEARD;
  return steps(from, to, 0.0095).map((at) => {
    const on = (at - from) / (to - from);
    const swing = Math.sin(Math.PI * on) ** 2 * Math.cos(2 * Math.PI * swings * (on - 0.5));
    return { x: at, y: CALM - part * reach * swing };
  });
}

/** A journey, from station to station. */
const STATIONS: readonly Point[] = [
  { x: 1.05, y: 238 },
  { x: 1.27, y: 122 },
  { x: 1.47, y: 180 },
  { x: 1.7, y: 64 },
];
const LANES = [64, 122, 180, 238];
/** So far on it is level again: a line through points would come down to its last one aslant. */
const LANDED: Point = { x: 2, y: FOOT };

/** What is tried, again and again: each time a larger screen. */
const SCREENS = [
  { from: 2.13, to: 2.24, high: 70, rows: 1 },
  { from: 2.33, to: 2.5, high: 116, rows: 2 },
  { from: 2.59, to: 2.83, high: 176, rows: 4 },
];
/** How round its corners are. */
const [ACROSS, UP] = [0.036, 11];
/** How much of it is beside what it shows. */
const INSIDE = 0.22;

/** The line around a screen, from the foot on its one side to that on the other. */
function around({ from, to, high }: (typeof SCREENS)[number]): string {
  const top = FOOT - high;
  const [left, right] = [x(from), x(to)];
  const round = x(ACROSS) - x(0);
  return (
    `H${short(left - round)}Q${coordinates(left, FOOT, left, FOOT - UP)}V${top + UP}Q${coordinates(left, top, left + round, top)}` +
    `H${short(right - round)}Q${coordinates(right, top, right, top + UP)}V${FOOT - UP}Q${coordinates(right, FOOT, right + round, FOOT)}`
  );
}

/** What it shows: so many rows, and what is to be pressed. */
function shownOn({ from, to, high, rows }: (typeof SCREENS)[number]): string {
  const top = FOOT - high;
  const [left, right] = [from + INSIDE * (to - from), to - INSIDE * (to - from)];
  const row = (index: number): string =>
    `M${coordinates(x(left), top + 26 * (index + 1) + 6)}H${short(x(right - (index % 2) * INSIDE * (to - from)))}`;
  return (
    path(repeat(rows, row).join(''), even(1.6)) +
    path(`M${coordinates(x(left) + 6, FOOT - high * 0.22)}H${short((x(left) + x(right)) / 2 + 2)}`, {
      ...even(4 + high / 13, accentStroke),
      'stroke-linecap': 'round',
    })
  );
}

/** A value at each point of contact, of which one has fallen. */
const VALUES = [150, 200, 112, 176, 98, 226, 84];
const [FIRST, STRIDE, FALLEN] = [3.05, 0.13, 5];
/** They stand on a line of their own. */
const BASE = 292;
const valueAt = (index: number): Point => ({ x: FIRST + index * STRIDE, y: VALUES[index] ?? 0 });

/** Through its turns, level in each. */
function through(turns: readonly Point[], stride: number): Point[] {
  return turns.slice(1).flatMap((to, index) => {
    const from = turns[index] ?? to;
    const parts = Math.max(4, Math.round((to.x - from.x) / stride));
    return steps(index === 0 ? 0 : 1, parts, 1).map((part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * (1 - Math.cos((Math.PI * part) / parts))) / 2,
    }));
  });
}

const placed = (points: readonly Point[]): Point[] => points.map((point) => ({ x: x(point.x), y: point.y }));

/** A part of the way: without where it begins, which is where the part before it ends. */
const onward = (points: readonly Point[]): string => smoothLine(placed(points)).replace(/^M[^q]*/, '');

/**
 * Customer experience: one line that becomes what each step does: it swings where it is heard; it is a way from station
 * to station; it goes around screens, each larger than the one before; it goes up and down with what is measured, with a
 * ring around what fell. Below it lies the light of the hour.
 */
export function journey(): string {
  const values = VALUES.map((_, index) => valueAt(index));
  const last = values.at(-1) ?? LANDED;
  const [tried] = SCREENS.slice(-1);
  const way =
    `M0 ${CALM}H${short(x(HEARD.from))}${onward(swinging(1))}` +
    onward(through([{ x: HEARD.to, y: CALM }, ...STATIONS, { x: 1.92, y: FOOT }, LANDED], 0.025)) +
    SCREENS.map(around).join('') +
    onward(through([{ x: (tried?.to ?? 2) + ACROSS, y: FOOT }, ...values], 0.02)) +
    `H${WIDTH}`;
  const stems = values.map((value) => `M${coordinates(x(value.x), value.y)}V${BASE}`).join('');
  const base = `M${coordinates(x(3), BASE)}H${short(x(last.x + FIRST - 3))}`;
  const fallen = [valueAt(FALLEN)].map((value) => ({ x: x(value.x), y: value.y }));
  const others = placed(values.filter((_, index) => index !== FALLEN));
  const stations = placed(STATIONS);
  const lanes = LANES.map((y) => `M${coordinates(x(1), y)}H${short(x(1.86))}`).join('');
  return (
    path(`${way}V${HEIGHT}H0z`, { fill: 'var(--below, none)', stroke: 'none' }) +
    path([0.7, 0.4].map((part) => smoothLine(placed(swinging(part)))).join('') + lanes + stems + base, fine) +
    path(way, strong) +
    dots(placed([MIDDLE]), 24, accentStroke) +
    dots(stations, 24, accentStroke) +
    dots(stations.slice(0, -1), 14, { stroke: 'var(--ground)' }) +
    SCREENS.map(shownOn).join('') +
    dots(others, 14, accentStroke) +
    dots(fallen, 46, accentStroke) +
    dots(fallen, 36, { stroke: 'var(--ground)' }) +
    dots(fallen, 22, accentStroke)
  );
}
