import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT as HEIGHT, ACROSS_WIDTH as WIDTH, dots, even, placeOf } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

const x = placeOf(4);
/** Where the line comes in, and where the sheets stand on it. */
const [CALM, FOOT] = [150, 238];
const fine = even(2.2);
const strong = even(6, { ...accentStroke, 'stroke-linejoin': 'round' });
const ground = { fill: 'var(--ground, none)' };

/** A drop falls on it. */
const HEARD: Point = { x: 0.36, y: CALM };

/** Its rings. Where a step is wide, its window stretches them: for there are narrower ones, and the page shows one kind. */
function rings(across: number, high: number, shown: string): string {
  const ring = (index: number): string => {
    const half = short(across * index);
    const arc = (sign: string): string =>
      `a${half} ${high * index} 0 0 1 ${sign}${short(2 * Number(half))} 0`;
    return `M${coordinates(x(HEARD.x) - Number(half), CALM)}${arc('')}${arc('-')}`;
  };
  const all = steps(1, 5, 1).map((index) =>
    path(ring(index), even(2.2, { opacity: short(1.1 - index * 0.17, 2) })),
  );
  return `<g opacity="${shown}">${all.join('')}</g>`;
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

/** What is tried: sheets behind each other, the last one the line's own. */
const [SHEET, HIGH] = [0.4, 150];
function sheet(from: number, foot: number, look: Parameters<typeof path>[1]): string {
  return path(`M${coordinates(x(from), foot)}v-${HIGH}H${short(x(from + SHEET))}v${HIGH}z`, look);
}
function sheets(): string {
  const first = 2.04;
  const row = (y: number, length: number): string =>
    `M${coordinates(x(first + 0.07), y)}H${short(x(first + length))}`;
  return (
    [2, 1].map((behind) => sheet(first + 0.14 * behind, FOOT - 36 * behind, even(2.2, ground))).join('') +
    sheet(first, FOOT, { ...strong, ...ground }) +
    path(row(122, 0.32) + row(146, 0.25) + row(170, 0.29), even(4, { opacity: 0.6 })) +
    path(row(207, 0.2), even(20, { ...accentStroke, 'stroke-linecap': 'round' }))
  );
}

/** A value at each point of contact, of which one has fallen. */
const VALUES = [190, 150, 168, 112, 222, 130, 84];
const [FIRST, STRIDE, FALLEN] = [3.05, 0.13, 4];
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

/**
 * Customer experience: one line that becomes what each step does: it is listened to, and rings spread; it is a way from
 * station to station; it has sheets; it joins what is measured, with a ring around what fell. Below it lies the light
 * of the hour.
 */
export function journey(): string {
  const values = VALUES.map((_, index) => valueAt(index));
  const onward = smoothLine(
    placed(through([{ x: 0.7, y: CALM }, ...STATIONS, { x: 1.92, y: FOOT }, LANDED], 0.025)),
  );
  const last = values.at(-1) ?? HEARD;
  const rises = smoothLine(
    placed(
      through(
        [
          { x: 2.62, y: FOOT },
          { x: FIRST, y: VALUES[0] ?? 0 },
        ],
        0.06,
      ),
    ),
  );
  const measured = values
    .slice(1)
    .map((value) => `L${coordinates(x(value.x), value.y)}`)
    .join('');
  const leaves = `C${coordinates(x(last.x + 0.3), 40, x(last.x + 0.6), 24, x(last.x + 1.4), 24)}H${WIDTH}`;
  const way =
    `M0 ${CALM}H${short(x(0.7))}${onward.replace(/^M[^q]*/, '')}H${short(x(2.62))}` +
    `${rises.replace(/^M[^q]*/, '')}${measured}${leaves}`;
  const stems = values.map((value) => `M${coordinates(x(value.x), value.y)}V${BASE}`).join('');
  const base = `M${coordinates(x(3), BASE)}H${short(x(last.x + FIRST - 3))}`;
  const fallen = [valueAt(FALLEN)].map((value) => ({ x: x(value.x), y: value.y }));
  const others = placed(values.filter((_, index) => index !== FALLEN));
  const stations = placed(STATIONS);
  return (
    path(`${way}V${HEIGHT}H0z`, { fill: 'var(--below, none)', stroke: 'none' }) +
    rings(8, 21, 'var(--rings, 1)') +
    rings(5.8, 25, 'var(--narrow-rings, 0)') +
    path(
      LANES.map((y) => `M${coordinates(x(1), y)}H${short(x(1.86))}`).join(''),
      even(1.4, { opacity: 0.5 }),
    ) +
    path(stems + base, fine) +
    path(way, strong) +
    dots(placed([HEARD]), 30, accentStroke) +
    dots(stations, 24, accentStroke) +
    dots(stations.slice(0, -1), 14, { stroke: 'var(--ground)' }) +
    `<g opacity="var(--later, 1)">${sheets()}</g>` +
    dots(others, 12) +
    dots(fallen, 46, accentStroke) +
    dots(fallen, 37, { stroke: 'var(--ground)' }) +
    dots(fallen, 22, accentStroke)
  );
}
