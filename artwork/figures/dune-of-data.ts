import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH as WIDTH, dots, even } from './across-parts.ts';
import {
  CREST,
  END,
  FOOT,
  footToEnd,
  grid,
  heightAt,
  HEIGHTS,
  HORIZON,
  outline,
  rise,
  type Place,
  type State,
} from './dune-form.ts';
import { accentStroke, path, type Attributes } from './elements.ts';

/* The fifth path's method: its data are one dune over a lake, in six states side by side. */

const BOLD = 3;
const BAR = 'clamp(12px, 1.25vi, 18px)';

const ink = (name: string): Attributes => ({ stroke: `var(--${name}, currentColor)` });
const flat = (name: string, opacity?: number): Attributes => ({
  fill: `var(--${name}, currentColor)`,
  stroke: 'none',
  ...(opacity !== undefined && { opacity }),
});

/** How far it is on five axes: dots as far as it has come, and what is missing, pale. */
function assessed(x: Place): string {
  const reached = [0.72, 0.46, 0.64, 0.42, 0.56];
  const all = grid(x, 0, 0.044, [10, 32, 54, 76, 98]);
  const isReached = ({ row, at }: { row: number; at: number }): boolean => at < (reached[row] ?? 0);
  return (
    dots(all.filter(isReached), 11, ink('first')) +
    dots(
      all.filter((place) => !isReached(place)),
      11,
      { ...ink('first'), opacity: 0.32 },
    )
  );
}

const CUTS = [FOOT, 0.27, 0.43, CREST, 0.71, END];
const parts = (x: Place): string =>
  path(
    CUTS.slice(1)
      .map((to, index) => {
        const from = (CUTS[index] ?? 0) + (index === 0 ? 0 : 0.014);
        return `${outline(x, 1, 1, from, to)}V${HORIZON}H${short(x(1 + from))}z`;
      })
      .join(''),
    flat('first'),
  );

/** Each set of data has somebody who answers for it: five parts, each under a node. */
function owned(x: Place): string {
  const owners = [0.19, 0.355, 0.515, 0.655, 0.78].map((at) => ({
    x: x(1 + at),
    y: HORIZON - heightAt(1, at) - 22,
  }));
  const stems = owners.map((owner) => `M${coordinates(owner.x, owner.y)}v22`);
  return (
    parts(x) +
    path(stems.join(''), even(BOLD)) +
    dots(owners, 16) +
    dots(owners.slice(2, 3), 22, accentStroke)
  );
}

/** Ways that run through, and what one of them brings. */
function connected(x: Place): string {
  const ways = steps(0.12, 0.88, 0.095).map((share) => outline(x, 2, share));
  return (
    path(ways.join(''), even(BOLD, ink('second'))) +
    path(outline(x, 2), even(6, { ...accentStroke, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })) +
    dots([{ x: x(2 + CREST), y: HORIZON - HEIGHTS[2] }], 22, accentStroke)
  );
}

/** All in order; what is not whole has been taken out. */
function cleansed(x: Place): string {
  const rows = steps(8, HEIGHTS[3], 16);
  const out = [
    [0.06, 76],
    [0.16, 118],
    [0.3, 154],
    [0.75, 138],
    [0.87, 84],
  ].map(([at = 0, height = 0]) => ({ x: x(3 + at), y: HORIZON - height }));
  return (
    dots(grid(x, 3, 0.03, rows), 8, ink('second')) +
    dots(out, 13, ink('second')) +
    dots(out, 8, { stroke: 'var(--ground)' })
  );
}

/** Bars that rise and fall with the dune, and the one that was asked for: the highest. */
function shown(x: Place): string {
  const bars = steps(0.08, END - 0.03, 0.0605);
  const place = footToEnd(bars, 0.02);
  const bar = (at: number) => `M${short(x(4 + place(at)))} ${HORIZON}V${short(HORIZON - heightAt(4, at))}`;
  const asked = bars.reduce((best, at, index) => (rise(at) > rise(bars[best] ?? 0) ? index : best), 0);
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

/** What is known, up to its crest, and its other side. */
const surveyed = (x: Place): string =>
  path(`${outline(x, 5, 1, CREST, END)}H${short(x(5 + CREST))}z`, flat('hi', 0.16)) +
  path(`${outline(x, 5, 1, FOOT, CREST)}V${HORIZON}H${short(x(5 + FOOT))}z`, flat('hi'));

/** Up to its crest it is known; what is expected goes on from there, with how far it may be from that. */
function foreseen(x: Place): string {
  const crest = { x: x(5 + CREST), y: HORIZON - HEIGHTS[5] };
  const on = (aside: number): Point[] =>
    repeat(110, (index) => {
      const far = (index + 1) * 0.035;
      return {
        x: x(5 + CREST + far),
        y: crest.y + 40 * Math.sin(far * 2.1) * Math.min(1, far) + aside * far,
      };
    }).filter(({ x: place }) => place < WIDTH);
  return (
    surveyed(x) +
    [-60, -30, 30, 60].map((aside) => dots(on(aside), 4, { ...accentStroke, opacity: 0.5 })).join('') +
    dots(on(0), 8, accentStroke) +
    dots([crest], 28, accentStroke)
  );
}

/** Its reflection: how much lower it is, and how pale. */
const [LOW, PALE] = [0.42, '40%'];
/** The water between: how far below the level it lies over the reflection, and how wide, as in the way of the page's sun. */
const RIPPLES = [
  [5, 2],
  [13, 2.5],
  [23, 3],
  [34, 4],
  [46, 5],
  [58, 6],
  [69, 6],
] as const;

/** In paler inks: a group that is seen through is drawn before it is stretched, and loses its edges. */
const inPale = (drawing: string): string =>
  drawing.replaceAll(
    /(stroke|fill)="(var\((?!--ground)[^"]+)"/g,
    (_, kind: string, own: string) => `${kind}="color-mix(in srgb, ${own} ${PALE}, var(--ground))"`,
  );

/** In water all that is small runs together: of dots and of lines the outline is seen. */
function reflected(x: Place): string {
  const whole = (state: State, colour: string): string =>
    path(`${outline(x, state)}H${short(x(state))}z`, flat(colour));
  const all = whole(0, 'first') + parts(x) + whole(2, 'second') + whole(3, 'second') + shown(x) + surveyed(x);
  const ripples = RIPPLES.map(([below, wide]) =>
    path(`M0 ${HORIZON + below}H${WIDTH}`, even(wide, { stroke: 'var(--ground)' })),
  );
  const mirror = `matrix(1 0 0 -${LOW} 0 ${short(HORIZON * (1 + LOW))})`;
  return `<g transform="${mirror}">${inPale(all)}</g>${ripples.join('')}`;
}

/** Each dune over its own reflection. The level goes on beside the page, so it is the page's (methodologies-lake.module.css). */
export function duneOfData(x: Place): string {
  return reflected(x) + assessed(x) + owned(x) + connected(x) + cleansed(x) + shown(x) + foreseen(x);
}
