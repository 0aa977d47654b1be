import { PROMISES } from '../../content/facts/promises.ts';
import { coordinates, polar, repeat, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, solid, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [180, 110];
const [START, END] = [1, WIDTH - 1];
const DOT = 4.5;

const strong = { ...accentStroke, 'stroke-width': 2.4 };
const quiet = { opacity: 0.6 };
const dashed = { 'stroke-dasharray': '1 4', 'stroke-linecap': 'round' };

const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h-${side}z`;

/** The weeks on one line: the last of them ends in something to try. */
function prototype(): string {
  const middle = 55;
  const weeks = repeat(PROMISES.prototypeWeeks - 1, (week) => ({ x: 6 + week * 21, y: middle }));
  return (
    path(`M${DOT + 6} ${middle}H118`, quiet) +
    weeks.map((week) => circle(week, 4.5, { fill: 'var(--ground, none)' })).join('') +
    path('M126 8H171a8 8 0 0 1 8 8V94a8 8 0 0 1 -8 8H126a8 8 0 0 1 -8 -8V16a8 8 0 0 1 8 -8z') +
    path('M130 28H167M130 40H160M130 52H164', quiet) +
    path('M134 84H150', { ...accentStroke, 'stroke-width': 10, 'stroke-linecap': 'round' })
  );
}

/** What stands stays, and one part more is put beside it. */
function grows(): string {
  const side = 30;
  const at = (step: number): number => 1 + step * (side + 7);
  const cells = repeat(5, (column) => repeat(3, (row) => ({ column, row }))).flat();
  const stands = cells.filter(({ column, row }) => column < 3 || (column === 3 && row === 2));
  const planned = cells.filter(({ column, row }) => column === 4 || (column === 3 && row === 0));
  const squares = (of: typeof cells): string =>
    of.map(({ column, row }) => square(at(column), at(row), side)).join('');
  return (
    path(squares(stands)) +
    path(squares(planned), { ...dashed, ...quiet }) +
    path(square(at(3), at(1), side), accentSolid)
  );
}

/** Three promises, each with its limit, and how far within it they are kept. */
function levels(): string {
  const rows = [
    { y: 20, kept: 74, limit: 112 },
    { y: 55, kept: 108, limit: 150 },
    { y: 90, kept: 170, limit: 158 },
  ];
  return (
    path(rows.map(({ y }) => `M${START} ${y}H${END}`).join(''), quiet) +
    path(rows.map(({ y, kept }) => `M${START} ${y}H${kept}`).join(''), { ...strong, 'stroke-width': 5 }) +
    path(rows.map(({ y, limit }) => `M${limit} ${y - 13}v26`).join(''), { 'stroke-width': 2 })
  );
}

/** Four sides of an organisation, each where it stands today, short of where it could. */
function today(): string {
  const rows = [62, 104, 44, 86].map((x, row) => ({ x, y: 13 + row * 28 }));
  return (
    path(rows.map(({ y }) => `M${START} ${y}H160`).join(''), quiet) +
    path(
      rows.map(({ y }) => repeat(9, (tick) => `M${START + tick * 18} ${y - 4}v8`).join('')).join(''),
      quiet,
    ) +
    path('M166 2V108', dashed) +
    path(smooth(rows), { ...strong, 'stroke-width': 1.6 }) +
    rows.map((stand) => circle(stand, DOT, accentSolid)).join('')
  );
}

/** One way through three gates; at each of them others were possible. */
function roadmap(): string {
  const middle = 55;
  const gates = [38, 88, 138];
  const others = gates
    .map((x, gate) => {
      const far = [30, 38, 46][gate] ?? 0;
      return [-1, 1].map((side) => `M${x} ${middle}c14 0 10 ${side * far} 26 ${side * far}h10`).join('');
    })
    .join('');
  const diamond = (x: number): string => `M${x} ${middle - 9}l9 9l-9 9l-9 -9z`;
  return (
    path(others, quiet) +
    path(`M${START} ${middle}H${END - DOT}`, strong) +
    path(gates.map(diamond).join(''), { fill: 'var(--ground, none)', 'stroke-width': 1.6 }) +
    circle({ x: END - DOT, y: middle }, DOT, accentSolid)
  );
}

/** From one who begins to all of them. */
function adopted(): string {
  const rows = 6;
  const columns = repeat(9, (column) => repeat(rows, (row) => ({ x: 7 + column * 20.7, y: 5 + row * 20 })));
  const reached = [1, 1, 2, 2, 3, 4, 5, 6, 6];
  const isReached = (column: number, row: number): boolean =>
    Math.abs(row - 2.4) < (reached[column] ?? 0) / 2 + 0.11;
  const dots = columns.map((column, index) =>
    column.map((dot, row) => circle(dot, 4.5, isReached(index, row) ? accentSolid : quiet)).join(''),
  );
  return dots.join('');
}

/** Three channels, and one journey that goes on from each to the next. */
function channels(): string {
  const lanes = [14, 55, 96];
  return (
    path(lanes.map((y) => `M${START} ${y}H${END}`).join(''), quiet) +
    path('M6 96H34C62 96 56 55 84 55H98C126 55 120 14 148 14H170', { ...strong, 'stroke-width': 3 }) +
    circle({ x: 6, y: 96 }, DOT, accentSolid) +
    circle({ x: 91, y: 55 }, DOT, { fill: 'var(--ground, none)', ...strong }) +
    circle({ x: 173, y: 14 }, DOT, accentSolid)
  );
}

/** A measure over the months; where it falls below its limit, somebody is told. */
function alert(): string {
  const heights = [44, 34, 40, 28, 36, 84, 62, 38, 30, 20];
  const measure = heights.map((y, month) => ({ x: START + month * 19.7, y }));
  const lowest = { x: START + 5 * 19.7, y: 84 };
  return (
    path(`M${START} 68H${END}`, dashed) +
    path(smooth(measure), { 'stroke-width': 1.6 }) +
    circle(lowest, 12, accentStroke) +
    circle(lowest, DOT, accentSolid)
  );
}

/** Three definitions of one thing, and what they have in common. */
function oneSource(): string {
  const [radius, distance] = [38, 22];
  const centre = { x: radius + distance * Math.cos(Math.PI / 6) + START, y: 60 };
  const thirds = repeat(3, (third) => -Math.PI / 2 + (third * 2 * Math.PI) / 3);
  // Two of the circles cross on the axis of the third one, within it.
  const reach = Math.sqrt(radius ** 2 - (distance * Math.sin(Math.PI / 3)) ** 2) - distance / 2;
  const corners = thirds.map((angle) => polar(centre, reach, angle)).map(({ x, y }) => coordinates(x, y));
  const arc = `A${radius} ${radius} 0 0 1 `;
  return (
    path(`M${corners.join(arc)}${arc}${corners[0]}z`, accentSolid) +
    path(thirds.map((angle) => circleData(polar(centre, distance, angle), radius)).join(''))
  );
}

/** What arrives is looked at one by one; what is not whole goes back. */
function checked(): string {
  const middle = 42;
  const whole = (x: number): string => square(x, middle - 8, 16);
  const broken = (x: number): string => `M${x + 16} ${middle}v8h-16v-16h8`;
  return (
    path(`${whole(2)}${broken(28)}${whole(54)}`) +
    path(`M96 4V80`, { 'stroke-width': 2 }) +
    path(`M82 ${middle + 18}C82 104 34 112 14 82M14 82l-2 11M14 82l10 5`, quiet) +
    [110, 136, 162].map((x) => path(whole(x), accentSolid)).join('')
  );
}

/** One question over what is measured, and what is coming before it is there. */
function foreseen(): string {
  const bars = [30, 42, 36, 52, 60, 56].map((height, index) => ({ x: 6 + index * 20, height }));
  const coming = [
    { x: 106, y: 52 },
    { x: 126, y: 46 },
    { x: 148, y: 32 },
    { x: 166, y: 18 },
  ];
  return (
    path(`M${START} 108H${END}`) +
    path(bars.map(({ x, height }) => `M${x} 108v-${height}`).join(''), { 'stroke-width': 6, ...quiet }) +
    path(smooth(coming), { ...strong, ...dashed, 'stroke-dasharray': '.1 5' }) +
    circle({ x: 166, y: 18 }, 12, accentStroke) +
    circle({ x: 166, y: 18 }, DOT, accentSolid) +
    circle({ x: 106, y: 52 }, 2.6, solid)
  );
}

const DRAWINGS = {
  prototype,
  grows,
  levels,
  today,
  roadmap,
  adopted,
  channels,
  alert,
  'one-source': oneSource,
  checked,
  foreseen,
};

/** What a part of a path's overview means, where its text has no number to show. */
export const overviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
