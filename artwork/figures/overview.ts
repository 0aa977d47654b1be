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

/** Three promises, each with its limit, and how far within it they are kept. As heavy as the numbers beside it. */
function levels(): string {
  const rows = [
    { y: 12, kept: 74, limit: 104 },
    { y: 46, kept: 112, limit: 146 },
    { y: 80, kept: 152, limit: 168 },
  ];
  return (
    path(rows.map(({ y }) => `M${START} ${y}H${END}`).join(''), quiet) +
    path(rows.map(({ y, kept }) => `M${START} ${y}H${kept}`).join(''), {
      ...accentStroke,
      'stroke-width': 8,
    }) +
    path(rows.map(({ y, limit }) => `M${limit} ${y - 12}v24`).join(''), { 'stroke-width': 2.4 })
  );
}

/** Three definitions of one thing, and what they have in common. */
function oneSource(): string {
  const [radius, distance] = [37, 22];
  const centre = { x: radius + distance * Math.cos(Math.PI / 6) + START, y: 60.5 };
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
