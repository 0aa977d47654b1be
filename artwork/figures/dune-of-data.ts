import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH as WIDTH, dots, even } from './across-parts.ts';
import { accentStroke, path, type Attributes } from './elements.ts';

/* The fifth path's method: its data are one dune over a lake, in six states side by side. */

const [HORIZON, HEIGHT] = [222, 178];
/** Of a step: where its dune begins and ends, and its crest. */
const [FOOT, END, CREST] = [0, 0.9, 0.59];
const BOLD = 3;
const BAR = 'clamp(12px, 1.25vi, 18px)';

const ink = (name: string): Attributes => ({ stroke: `var(--${name}, currentColor)` });
const flat = (name: string, opacity?: number): Attributes => ({
  fill: `var(--${name}, currentColor)`,
  stroke: 'none',
  ...(opacity !== undefined && { opacity }),
});

/** How high the dune is at a share of a step, from 0 to 1. */
function rise(at: number): number {
  if (at <= FOOT || at >= END) return 0;
  return at < CREST
    ? Math.sin(((at - FOOT) / (CREST - FOOT)) * (Math.PI / 2)) ** 1.7
    : ((END - at) / (END - CREST)) ** 1.3;
}

type Place = (step: number) => number;

/** One of the six; `size` is that of its dots and lines, which stretching leaves alone. */
type Draw = (x: Place, size: number) => string;

const outline = (x: Place, step: number, share = 1, from = FOOT, to = END): string => {
  const places = [...new Set([from, ...steps(0.015, 0.9, 0.015), CREST, to])]
    .filter((at) => at >= from && at <= to)
    .toSorted((one, other) => one - other);
  return `M${places.map((at) => coordinates(x(step + at), HORIZON - share * HEIGHT * rise(at))).join('L')}`;
};

/** As wide as the dune, whose foot is where its words begin: the first and the last of them reach `half` farther. */
function footToEnd(all: readonly number[], half: number): (at: number) => number {
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const wider = (END - FOOT - 2 * half) / (last - first);
  return (at) => FOOT + half + (at - first) * wider;
}

/** A grid of dots within the dune. */
function grid(
  x: Place,
  step: number,
  apart: number,
  rows: readonly number[],
): (Point & { row: number; at: number })[] {
  const all = rows.flatMap((height, row) =>
    steps(FOOT + apart / 2, END, apart)
      .filter((at) => HEIGHT * rise(at) > height + 4)
      .map((at) => ({ y: HORIZON - height, row, at })),
  );
  const place = footToEnd(
    all.map(({ at }) => at),
    0.013,
  );
  return all.map(({ y, row, at }) => ({ x: x(step + place(at)), y, row, at }));
}

/** How far it is on five axes: dots as far as it has come, and what is missing, pale. */
function assessed(x: Place, size: number): string {
  const reached = [0.72, 0.46, 0.64, 0.42, 0.56];
  const all = grid(x, 0, 0.044, [18, 52, 86, 120, 154]);
  const isReached = ({ row, at }: { row: number; at: number }): boolean => at < (reached[row] ?? 0);
  return (
    dots(all.filter(isReached), 11 * size, ink('first')) +
    dots(
      all.filter((place) => !isReached(place)),
      11 * size,
      { ...ink('first'), opacity: 0.32 },
    )
  );
}

/** Each set of data has somebody who answers for it: five parts, each under a node. */
function owned(x: Place, size: number): string {
  const cuts = [FOOT, 0.27, 0.43, CREST, 0.71, END];
  const parts = cuts.slice(1).map((to, index) => {
    const from = (cuts[index] ?? 0) + (index === 0 ? 0 : 0.014);
    return `${outline(x, 1, 1, from, to)}V${HORIZON}H${short(x(1 + from))}z`;
  });
  const owners = [0.19, 0.355, 0.515, 0.655, 0.78].map((at) => ({
    x: x(1 + at),
    y: HORIZON - HEIGHT * rise(at) - 22,
  }));
  const stems = owners.map((owner) => `M${coordinates(owner.x, owner.y)}v22`);
  return (
    path(parts.join(''), flat('first')) +
    path(stems.join(''), even(BOLD * size)) +
    dots(owners, 16 * size) +
    dots(owners.slice(2, 3), 22 * size, accentStroke)
  );
}

/** Ways that run through, and what one of them brings. */
function connected(x: Place, size: number): string {
  const ways = steps(0.12, 0.88, 0.095).map((share) => outline(x, 2, share));
  return (
    path(ways.join(''), even(BOLD * size, ink('second'))) +
    path(
      outline(x, 2),
      even(6 * size, { ...accentStroke, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ) +
    dots([{ x: x(2 + CREST), y: HORIZON - HEIGHT }], 22 * size, accentStroke)
  );
}

/** All in order; what is not whole has been taken out. */
function cleansed(x: Place, size: number): string {
  const rows = steps(12, 178, 16);
  const out = [
    [0.06, 84],
    [0.16, 134],
    [0.3, 176],
    [0.75, 160],
    [0.87, 96],
  ].map(([at = 0, height = 0]) => ({ x: x(3 + at), y: HORIZON - height }));
  return (
    dots(grid(x, 3, 0.03, rows), 8 * size, ink('second')) +
    dots(out, 13 * size, ink('second')) +
    dots(out, 8 * size, { stroke: 'var(--ground)' })
  );
}

/** Bars that rise and fall with the dune, and the one that was asked for. */
function shown(x: Place): string {
  const bars = steps(0.08, END - 0.03, 0.0605);
  const place = footToEnd(bars, 0.02);
  const bar = (at: number) => `M${short(x(4 + place(at)))} ${HORIZON}V${short(HORIZON - HEIGHT * rise(at))}`;
  const asked = bars.findIndex((at) => at > 0.48);
  return (
    path(
      bars
        .filter((_, index) => index !== asked)
        .map(bar)
        .join(''),
      even(BAR, ink('river')),
    ) + path(bar(bars[asked] ?? 0), even(BAR, accentStroke))
  );
}

/** What is known, up to its crest; what is expected goes on from there, with how far it may be from that. */
function foreseen(x: Place, size: number): string {
  const crest = { x: x(5 + CREST), y: HORIZON - HEIGHT };
  const on = (aside: number): Point[] =>
    repeat(110, (index) => {
      const far = (index + 1) * 0.035;
      return {
        x: x(5 + CREST + far),
        y: crest.y + 40 * Math.sin(far * 2.1) * Math.min(1, far) + aside * far,
      };
    }).filter(({ x: place }) => place < WIDTH);
  const known = `${outline(x, 5, 1, FOOT, CREST)}V${HORIZON}H${short(x(5 + FOOT))}z`;
  return (
    path(`${outline(x, 5, 1, CREST, END)}H${short(x(5 + CREST))}z`, flat('hi', 0.16)) +
    path(known, flat('hi')) +
    [-60, -30, 30, 60].map((aside) => dots(on(aside), 4 * size, { ...accentStroke, opacity: 0.5 })).join('') +
    dots(on(0), 8 * size, accentStroke) +
    dots([crest], 28 * size, accentStroke)
  );
}

/** Its reflection: how much lower it is, how much smaller the dots that stand closer there, and how pale. */
const [LOW, SMALL, PALE] = [0.32, 0.42, '20%'];

/** In paler inks: a group that is seen through is drawn before it is stretched, and loses its edges. */
const pale = (full: string): string => `color-mix(in srgb, ${full} ${PALE}, var(--ground))`;
const inPale = (drawing: string): string =>
  drawing.replaceAll(
    /(stroke|fill)="(var\((?!--ground)[^"]+)"/g,
    (_, kind: string, own: string) => `${kind}="${pale(own)}"`,
  );

/** Each dune over its own reflection. The level goes on beside the page, so it is the page's (methodologies-lake.module.css). */
export function duneOfData(x: Place): string {
  const dunes: readonly Draw[] = [assessed, owned, connected, cleansed, shown, foreseen];
  const all = (size: number): string => dunes.map((draw) => draw(x, size)).join('');
  const mirror = `matrix(1 0 0 -${LOW} 0 ${short(HORIZON * (1 + LOW))})`;
  return `<g transform="${mirror}" stroke="${pale('currentColor')}">${inPale(all(SMALL))}</g>` + all(1);
}
