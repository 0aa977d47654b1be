import { PROMISES } from '../../content/facts/promises.ts';
import { coordinates, polar, repeat } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [180, 110];
const [START, END] = [1, WIDTH - 1];
const DOT = 4.5;

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

/** Three promises, each with its agreed level: two times that stay within it, one share that is above. A name over each. */
function levels(): string {
  const rows = [
    { y: 26, kept: 74, level: 106 },
    { y: 64, kept: 112, level: 146 },
    { y: 102, kept: 172, level: 160 },
  ];
  return (
    path(rows.map(({ y }) => `M${START} ${y}H${END}`).join(''), quiet) +
    path(rows.map(({ y, kept }) => `M${START} ${y}H${kept}`).join(''), {
      ...accentStroke,
      'stroke-width': 7,
    }) +
    path(rows.map(({ y, level }) => `M${level} ${y - 8}v16`).join(''), { 'stroke-width': 2 })
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

const DRAWINGS = {
  prototype,
  grows,
  levels,
  'one-source': oneSource,
};

/** What a part of a path's overview means, where its text has no number to show. */
export const overviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
