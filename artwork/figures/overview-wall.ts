import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { accentSolid, path, type Figure } from './elements.ts';
import { square } from './overview-parts.ts';

/** A wall of parts that know each other: what stands stays, and one part more is put to it. From below, so many stand. */
const ROWS = [16, 14, 12, 10, 7];
const [PLANNED, ADDED] = [6, 2];
const COLUMNS = 22;
const [PITCH, SIDE] = [55.6, 42];
const [WALL_WIDTH, WALL_HEIGHT] = [4 + (COLUMNS - 1) * PITCH + SIDE, 4 + (ROWS.length - 1) * PITCH + SIDE];

function grows(): string {
  const at = (row: number, column: number): Point => ({
    x: 2 + column * PITCH,
    y: WALL_HEIGHT - 2 - SIDE - row * PITCH,
  });
  const cells = (row: number, from: number, to: number) =>
    repeat(to - from, (index) => {
      const { x, y } = at(row, from + index);
      return square(Number(short(x)), Number(short(y)), SIDE);
    });
  const joints = ROWS.flatMap((count, row) => {
    const above = ROWS[row + 1] ?? 0;
    const reach = row === ADDED ? count + 1 : count;
    return [
      ...repeat(reach - 1, (column) => {
        const { x, y } = at(row, column);
        return `M${coordinates(x + SIDE, y + SIDE / 2)}h${short(PITCH - SIDE)}`;
      }),
      ...repeat(above, (column) => {
        const { x, y } = at(row, column);
        return `M${coordinates(x + SIDE / 2, y)}v-${short(PITCH - SIDE)}`;
      }),
    ];
  });
  const standing = ROWS.flatMap((count, row) => cells(row, 0, count));
  const planned = ROWS.flatMap((count, row) =>
    cells(row, row === ADDED ? count + 1 : count, Math.min(count + PLANNED, COLUMNS)),
  );
  return (
    path(joints.join('')) +
    path(standing.join(''), { fill: 'var(--field, none)' }) +
    path(planned.join(''), { 'stroke-dasharray': '1 7', 'stroke-linecap': 'round', opacity: 0.7 }) +
    path(cells(ADDED, ROWS[ADDED] ?? 0, (ROWS[ADDED] ?? 0) + 1).join(''), accentSolid)
  );
}

export const wallFigure: Figure = {
  id: 'overview-grows',
  width: Math.ceil(WALL_WIDTH),
  height: Math.ceil(WALL_HEIGHT),
  strokeWidth: 2.2,
  body: grows(),
};
