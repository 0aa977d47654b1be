import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { accentSolid, path, type Figure } from './elements.ts';
import { square } from './overview-parts.ts';

/** So many stand in each row, from below, and the wall may have so many columns. */
interface Wall {
  rows: readonly number[];
  columns: number;
  /** How many parts more each row may get, and which of them gets one now. */
  planned: number;
  added: number;
  pitch: number;
  side: number;
}

const [WIDTH, HEIGHT] = [1214, 269];
const WIDE: Wall = { rows: [16, 14, 12, 10, 7], columns: 22, planned: 6, added: 2, pitch: 55.6, side: 42 };
/** On phones parts twice as large: half as many in a row, in a drawing that the page stretches to twice its height. */
const NARROW: Wall = { rows: [8, 7, 6, 5, 3], columns: 11, planned: 3, added: 2, pitch: 112.4, side: 84 };
const STRETCHED = 2;

/** The light of the hour comes from above: each row below is deeper. */
const tint = (row: number, rows: number): string =>
  `color-mix(in oklab, var(--base, transparent) ${Math.round(78 * (1 - row / (rows - 1)))}%, var(--field, transparent))`;

/** A wall of parts that know each other: what stands stays, and one part more is put to it. */
function grows({ rows, columns, planned, added, pitch, side }: Wall, height: number, dash: string): string {
  const at = (row: number, column: number): Point => ({
    x: 2 + column * pitch,
    y: height - 2 - side - row * pitch,
  });
  const cells = (row: number, from: number, to: number) =>
    repeat(to - from, (index) => {
      const { x, y } = at(row, from + index);
      return square(Number(short(x)), Number(short(y)), side);
    });
  const joints = rows.flatMap((count, row) => {
    const above = rows[row + 1] ?? 0;
    const reach = row === added ? count + 1 : count;
    return [
      ...repeat(reach - 1, (column) => {
        const { x, y } = at(row, column);
        return `M${coordinates(x + side, y + side / 2)}h${short(pitch - side)}`;
      }),
      ...repeat(above, (column) => {
        const { x, y } = at(row, column);
        return `M${coordinates(x + side / 2, y)}v-${short(pitch - side)}`;
      }),
    ];
  });
  const future = rows.flatMap((count, row) =>
    cells(row, row === added ? count + 1 : count, Math.min(count + planned, columns)),
  );
  return (
    path(joints.join('')) +
    rows.map((count, row) => path(cells(row, 0, count).join(''), { fill: tint(row, rows.length) })).join('') +
    path(future.join(''), { 'stroke-dasharray': dash, 'stroke-linecap': 'round', opacity: 0.7 }) +
    path(cells(added, rows[added] ?? 0, (rows[added] ?? 0) + 1).join(''), accentSolid)
  );
}

export const wallFigure: Figure = {
  id: 'overview-grows',
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body:
    `<g display="var(--wide, inline)">${grows(WIDE, HEIGHT, '1 7')}</g>` +
    `<g display="var(--narrow, none)" transform="scale(1 ${1 / STRETCHED})" stroke-width="5.4">${grows(NARROW, HEIGHT * STRETCHED, '1 11')}</g>`,
};
