import { repeat, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [360, 100];
const [START, END] = [1, WIDTH - 1];
const MIDDLE = HEIGHT / 2;
const DOT = 5;

const strong = { ...accentStroke, 'stroke-width': 2.2 };
const quiet = { opacity: 0.6 };
const dashed = { 'stroke-dasharray': '1 4', 'stroke-linecap': 'round' };
const open = { fill: 'var(--ground, none)' };

/** Four sides of an organisation, each where it stands today, short of where it could. */
function today(): string {
  const rows = [128, 212, 92, 176].map((x, row) => ({ x, y: 10 + row * 27 }));
  const scale = ({ y }: { y: number }): string =>
    `M${START} ${y}H325${repeat(10, (tick) => `M${START + tick * 36} ${y - 4}v8`).join('')}`;
  return (
    path(rows.map(scale).join(''), quiet) +
    path(`M${END} 1V${HEIGHT - 1}`, dashed) +
    path(smooth(rows), { ...strong, 'stroke-width': 1.6 }) +
    rows.map((stand) => circle(stand, DOT, accentSolid)).join('')
  );
}

/** One way through three gates; at each of them others were possible. */
function roadmap(): string {
  const gates = [
    { x: 76, far: 30 },
    { x: 176, far: 39 },
    { x: 276, far: 48 },
  ];
  const other = (x: number, far: number): string => `M${x} ${MIDDLE}c26 0 18 ${far} 48 ${far}h22`;
  const gate = (x: number): string => `M${x} ${MIDDLE - 10}l10 10l-10 10l-10-10z`;
  return (
    path(gates.map(({ x, far }) => other(x, far) + other(x, -far)).join(''), quiet) +
    path(`M${START} ${MIDDLE}H${END - DOT}`, strong) +
    path(gates.map(({ x }) => gate(x)).join(''), { ...open, 'stroke-width': 1.6 }) +
    circle({ x: END - DOT, y: MIDDLE }, DOT, accentSolid)
  );
}

/** From one who begins to all of them. */
function adopted(): string {
  const reached = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 5];
  const radius = 4.6;
  const people = reached.flatMap((count, column) =>
    // The one in the middle begins, and those beside take it up.
    [2, 3, 1, 4, 0].map((row, order) => ({
      isReached: order < count,
      data: circleData({ x: 6 + column * 19.33, y: 6 + row * 22 }, radius),
    })),
  );
  const those = (are: boolean): string =>
    people
      .filter(({ isReached }) => isReached === are)
      .map(({ data }) => data)
      .join('');
  return path(those(false), quiet) + path(those(true), accentSolid);
}

/** Three channels, and one journey that goes on from each to the next. */
function channels(): string {
  const lanes = [8, 50, 92];
  return (
    path(lanes.map((y) => `M${START} ${y}H${END}`).join(''), quiet) +
    path('M6 92H62C122 92 112 50 172 50H188C248 50 238 8 298 8H350', { ...strong, 'stroke-width': 2.7 }) +
    circle({ x: 6, y: 92 }, DOT, accentSolid) +
    circle({ x: 180, y: MIDDLE }, DOT, { ...open, ...strong }) +
    circle({ x: END - DOT, y: 8 }, DOT, accentSolid)
  );
}

/** A measure over the months; where it falls below its limit, somebody is told. */
function alert(): string {
  const heights = [46, 32, 38, 24, 34, 80, 58, 34, 26, 12];
  const measure = heights.map((y, month) => ({ x: START + (month * (END - START)) / 9, y }));
  const lowest = { x: START + (5 * (END - START)) / 9, y: 80 };
  return (
    path(`M${START} 62H${END}`, dashed) +
    path(smooth(measure), { 'stroke-width': 1.6 }) +
    circle(lowest, 13, accentStroke) +
    circle(lowest, DOT, accentSolid)
  );
}

const DRAWINGS = { today, roadmap, adopted, channels, alert };

/** What a part of a path's overview means, where it is drawn from one end of its column to the other. */
export const wideOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.08,
  body: draw(),
}));
