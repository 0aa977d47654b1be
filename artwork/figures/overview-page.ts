import { coordinates, repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, path, type Figure } from './elements.ts';
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

/** So many points of contact, of which so many deserve work; the text says both numbers. */
const POINTS = 50;
/** Which ones they are, and how far each raises satisfaction, or lowers it. */
const CHOSEN: ReadonlyMap<number, number> = new Map([
  [3, 92],
  [8, -104],
  [13, 118],
  [17, 76],
  [22, -126],
  [28, 104],
  [32, -84],
  [37, 126],
  [41, -112],
  [46, 88],
]);
/** A page wide; before it and behind it the land goes on as far. */
const [PAGE, JOURNEY_HEIGHT, HORIZON] = [1200, 300, 146];
const STRIDE = PAGE / POINTS;

/** A journey as a horizon: what raises satisfaction stands on it, what lowers it hangs in the land; most of both is little. */
function points(): string {
  const random = seededRandom(4);
  const all = repeat(POINTS, (point) => {
    const little = (10 + 34 * random()) * (random() < 0.5 ? -1 : 1);
    return { x: PAGE + (point + 0.5) * STRIDE, by: CHOSEN.get(point) ?? little, isChosen: CHOSEN.has(point) };
  });
  const draw = (chosen: boolean, data: (point: (typeof all)[number]) => string) =>
    all
      .filter(({ isChosen }) => isChosen === chosen)
      .map(data)
      .join('');
  const stem = ({ x, by }: (typeof all)[number]) => `M${short(x)} ${HORIZON}v${short(-by)}`;
  const head = ({ x, by }: (typeof all)[number]) => `M${coordinates(x, HORIZON - by)}h0`;
  const even = { 'vector-effect': 'non-scaling-stroke' };
  const round = { ...even, 'stroke-linecap': 'round' };
  return (
    path(`M0 ${HORIZON}H${3 * PAGE}V${JOURNEY_HEIGHT}H0z`, { fill: 'var(--land, none)', stroke: 'none' }) +
    path(draw(false, stem), { ...even, 'stroke-width': 1.4 }) +
    path(draw(false, head), { ...round, 'stroke-width': 'var(--small, 9)' }) +
    path(`M0 ${HORIZON}H${3 * PAGE}`, { ...even, 'stroke-width': 2.4 }) +
    path(draw(true, stem), { ...even, ...accentStroke, 'stroke-width': 'var(--stem, 5)' }) +
    path(draw(true, head), { ...round, ...accentStroke, 'stroke-width': 'var(--large, 36)' })
  );
}

export const journeyFigure: Figure = {
  id: 'overview-points',
  width: 3 * PAGE,
  height: JOURNEY_HEIGHT,
  strokeWidth: 2,
  body: points(),
};
