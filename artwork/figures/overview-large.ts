import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';
import { checked, foreseen, oneSource } from './overview-last-path.ts';
import { heavy, LARGE_HEIGHT as HEIGHT, LARGE_WIDTH as WIDTH, lit, open, quiet } from './overview-parts.ts';
import { roadmap, today } from './overview-third-path.ts';

const DOT = 11;

const [TODAY, LATER] = [58, 226];
const STRIDE = 62;
const FIRST = 15;
/** Of nine steps two can go, and one asks for what another has asked already. */
const [GONE, TWICE] = [[2, 5], 7];
/** Its steps are rings, and so larger than dots. */
const STEP = 13;
const [PHONE, PHONE_END] = [592, WIDTH - 2];

/** One step of today, from above, to its place among those that stay. */
function stays(from: number, to: number): string {
  const midway = (TODAY + LATER) / 2 + 4;
  return `M${coordinates(from, TODAY + STEP)}C${coordinates(from, midway)} ${coordinates(to, midway)} ${coordinates(to, LATER)}`;
}

/** Today's journey, step by step, and below it what stays of it: that ends in something to try. */
function prototype(): string {
  const before = repeat(9, (step): Point => ({ x: FIRST + step * STRIDE, y: TODAY }));
  const gone = before.filter((_, index) => GONE.includes(index));
  const kept = before.filter((_, index) => !GONE.includes(index) && index !== TWICE);
  const later = kept.map((_, index): Point => ({ x: FIRST + index * 92, y: LATER }));
  const ways = kept.map(({ x }, index) => stays(x, later[index]?.x ?? x));
  const rings = before.filter((step) => !gone.includes(step)).map((step) => circleData(step, STEP));
  const second = circleData({ x: FIRST + TWICE * STRIDE - 16, y: TODAY - 16 }, STEP);
  const [line, wide] = [PHONE + 24, PHONE_END - 24];
  return (
    path(ways.join(''), quiet) +
    path(`M${FIRST + STEP} ${TODAY}H${FIRST + 8 * STRIDE - STEP}`, quiet) +
    path(second + rings.join(''), { ...open, 'stroke-width': 2.6 }) +
    path(gone.map((step) => circleData(step, STEP)).join(''), { ...open, ...quiet }) +
    path(gone.map(({ x }) => `M${x - 19} ${TODAY + 19}l38-38`).join(''), { 'stroke-width': 3.4 }) +
    path(`M${FIRST} ${LATER}H${PHONE}`, heavy) +
    later.map((step) => circle(step, DOT, accentSolid)).join('') +
    path(
      `M${PHONE + 18} 4H${PHONE_END - 18}a18 18 0 0 1 18 18V268a18 18 0 0 1-18 18H${PHONE + 18}a18 18 0 0 1-18-18V22a18 18 0 0 1 18-18z`,
      { fill: 'var(--field, none)', 'stroke-width': 3 },
    ) +
    path(`M${line} 52H${wide}M${line} 88H${wide - 18}M${line} 124H${wide - 8}`, {
      'stroke-width': 5,
      opacity: 0.5,
    }) +
    path(`M${PHONE + 36} ${LATER}H${PHONE_END - 36}`, {
      ...accentStroke,
      'stroke-width': 34,
      'stroke-linecap': 'round',
    })
  );
}

/** Three channels, and one journey that goes on from each to the next. A name over each. */
function channels(): string {
  const lanes = [66, 158, 250];
  const [branch = 0, centre = 0, app = 0] = lanes;
  return (
    path(lanes.map((y) => `M0 ${y}H${WIDTH}`).join(''), { stroke: 'var(--field)', 'stroke-width': 30 }) +
    path(
      `M26 ${app}H130C240 ${app} 226 ${centre} 330 ${centre}H386C496 ${centre} 478 ${branch} 588 ${branch}H694`,
      { ...accentStroke, 'stroke-width': 9 },
    ) +
    circle({ x: 26, y: app }, 15, accentSolid) +
    circle({ x: 358, y: centre }, 15, { ...open, ...accentStroke, 'stroke-width': 7 }) +
    circle({ x: 694, y: branch }, 15, accentSolid)
  );
}

/** A measure over the months, from turn to turn. */
const TURNS: readonly Point[] = [
  { x: 0, y: 128 },
  { x: 200, y: 52 },
  { x: 408, y: 238 },
  { x: WIDTH, y: 18 },
];
const [LIMIT, GROUND] = [176, HEIGHT - 2];

function measured(x: number): number {
  const index = Math.max(
    0,
    TURNS.findLastIndex((turn) => turn.x <= Math.min(x, WIDTH - 0.1)),
  );
  const [from, to] = [TURNS[index], TURNS[index + 1]];
  if (!from || !to) throw new Error('The measure ends before its drawing.');
  return from.y + ((to.y - from.y) * (1 - Math.cos((Math.PI * (x - from.x)) / (to.x - from.x)))) / 2;
}

/** Where it falls below its limit it is filled, and at its lowest somebody is told. */
function alert(): string {
  const places = steps(0, WIDTH, 10).map((x): Point => ({ x, y: measured(x) }));
  const below = places.filter(({ y }) => y > LIMIT);
  const corners = (points: readonly Point[]) => points.map(({ x, y }) => coordinates(x, y)).join('L');
  const lowest = TURNS[2] ?? { x: 0, y: 0 };
  return (
    path(`M${corners(places)}V${GROUND}H0z`, lit) +
    path(
      `M${corners([{ x: (below[0]?.x ?? 0) - 4, y: LIMIT }, ...below])}L${short((below.at(-1)?.x ?? 0) + 5)} ${LIMIT}z`,
      {
        ...accentSolid,
        opacity: 0.22,
      },
    ) +
    path(`M0 ${LIMIT}H${WIDTH}`, {
      'stroke-width': 4,
      'stroke-dasharray': '.1 11',
      'stroke-linecap': 'round',
    }) +
    path(`M${corners(places)}`, { 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    path(`M0 ${GROUND}H${WIDTH}`) +
    circle(lowest, 32, { ...accentStroke, 'stroke-width': 3 }) +
    circle(lowest, 15, accentSolid)
  );
}

const DRAWINGS = {
  prototype,
  today,
  roadmap,
  channels,
  alert,
  'one-source': oneSource,
  checked,
  foreseen,
};

/** What a part of a path's overview means, where its drawing has weight: half the page wide or more. */
export const largeOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body: draw(),
}));
