import { coordinates, repeat, short, type Point } from '../../shared/geometry.ts';
import { circleData, path } from '../elements.ts';
import { cover } from './cover.ts';

const ROWS = 40;
const PITCH = 400 / ROWS;
/** Columns of grains that lie apart; those behind them touch, and close. */
const APART = 4;
/** A grain of the first column and one of the last that lies apart, in pitches. */
const [LEAST, MOST] = [0.14, 0.44];
/** The first that touch, those behind them, and where nothing is left between four. */
const CLOSING = [0.5, 0.53, 0.57, 0.61, 0.65, 0.69].map((share) => share * PITCH);

const centreOf = (column: number, row: number): Point => ({
  x: (column + 0.5) * PITCH,
  y: (row + 0.5) * PITCH,
});

/** Where two neighbours of one row meet, as seen from the first one's centre. */
function meeting(radius: number, next: number): Point {
  const x = (PITCH ** 2 + radius ** 2 - next ** 2) / (2 * PITCH);
  return { x, y: Math.sqrt(Math.max(0, radius ** 2 - x ** 2)) };
}

/** What is left between four grains, of which those behind are larger. */
function gap(column: number, row: number, [radius, next]: readonly [number, number]): string {
  const [before, after] = [centreOf(column, row), centreOf(column + 1, row)];
  const middle = before.y + PITCH / 2;
  const halfOf = (of: number) => Math.sqrt(Math.max(0, of ** 2 - (PITCH / 2) ** 2));
  const start: Point = { x: before.x + halfOf(radius), y: middle };
  const end: Point = { x: after.x - halfOf(next), y: middle };
  const met = meeting(radius, next);
  const [top, foot] = [before.y + met.y, before.y + PITCH - met.y].map((y) => ({ x: before.x + met.x, y }));
  if (!top || !foot || end.x <= start.x || top.y >= foot.y) return '';
  const arc = (by: number, { x, y }: Point) => `A${short(by)} ${short(by)} 0 0 0 ${coordinates(x, y)}`;
  return `M${coordinates(start.x, start.y)}${arc(radius, top)}${arc(next, end)}${arc(next, foot)}${arc(radius, start)}z`;
}

/** A picture that begins in rows of grains, larger from column to column, until they touch and nothing is between them. */
export function dissolving(): string {
  const grains = repeat(APART, (column) => {
    const radius = PITCH * (LEAST + (MOST - LEAST) * (column / (APART - 1)));
    return repeat(ROWS, (row) => circleData(centreOf(column, row), radius)).join('');
  }).join('');
  const half = short(PITCH / 2);
  const edge = short((APART + 0.5) * PITCH);
  const scallops = repeat(ROWS, () => `a${half} ${half} 0 0 0 0 ${short(PITCH)}`).join('');
  const gaps = CLOSING.slice(1).flatMap((next, index) =>
    repeat(ROWS + 1, (row) => gap(APART + index, row - 1, [CLOSING[index] ?? next, next])),
  );
  return (
    path(`M-4-4H${edge}V0${scallops}v4H-4z${grains}`, { ...cover, 'fill-rule': 'evenodd' }) +
    path(gaps.join(''), cover)
  );
}
