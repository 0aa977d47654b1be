import { coordinates, repeat, short, smooth, steps, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';
import { COLUMN_HEIGHT as HEIGHT, COLUMN_WIDTH as WIDTH, open } from './overview-parts.ts';

/** A line and what goes along with it, each fainter than the one before. */
function echoed(at: (x: number) => number, count: number, apart: number, start = 0): string {
  return repeat(count, (index) => {
    const points = steps(start, WIDTH, 16).map((x) => ({ x, y: at(x) + (index + 1) * apart }));
    return path(smooth(points), {
      'stroke-width': 1.4,
      opacity: Number((0.5 - (0.42 * index) / count).toFixed(2)),
    });
  }).join('');
}

/** From one height to another on a part of the way, level before and after. */
const turned = (
  x: number,
  [from, to]: readonly [number, number],
  [high, low]: readonly [number, number],
): number => {
  const on = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return high + ((low - high) * (1 - Math.cos(Math.PI * on))) / 2;
};

/** Clear of the name of its first channel. */
const START = 112;

/** Three channels, and one journey that goes on from each to the next. A name over each. */
function channels(): string {
  const lanes = [36, 142, 248];
  const [branch = 0, centre = 0, app = 0] = lanes;
  const journey = (x: number): number =>
    x < 304 ? turned(x, [136, 256], [app, centre]) : turned(x, [352, 488], [centre, branch]);
  const way = steps(START, WIDTH - 18, 10).map((x) => ({ x, y: journey(x) }));
  return (
    path(lanes.map((y) => `M0 ${y}H${WIDTH}`).join(''), { 'stroke-width': 1.6 }) +
    echoed(journey, 6, 6, START) +
    path(smooth(way), { ...accentStroke, 'stroke-width': 7 }) +
    circle({ x: START, y: app }, 18, accentSolid) +
    circle({ x: 304, y: centre }, 15, { ...open, ...accentStroke, 'stroke-width': 7 }) +
    circle({ x: WIDTH - 18, y: branch }, 18, accentSolid)
  );
}

/** A measure over the months, from turn to turn. */
const TURNS: readonly Point[] = [
  { x: 0, y: 100 },
  { x: 160, y: 20 },
  { x: 330, y: 230 },
  { x: WIDTH, y: 6 },
];
const LIMIT = 168;

function measured(x: number): number {
  const index = Math.max(
    0,
    TURNS.findLastIndex((turn) => turn.x <= Math.min(x, WIDTH - 0.1)),
  );
  const [from, to] = [TURNS[index], TURNS[index + 1]];
  if (!from || !to) throw new Error('The measure ends before its drawing.');
  return turned(x, [from.x, to.x], [from.y, to.y]);
}

/** Where it falls below its limit it is filled, and at its lowest somebody is told. */
function alert(): string {
  const places = steps(0, WIDTH, 8).map((x): Point => ({ x, y: measured(x) }));
  const below = places.filter(({ y }) => y > LIMIT);
  const corners = (points: readonly Point[]) => points.map(({ x, y }) => coordinates(x, y)).join('L');
  const lowest = TURNS[2] ?? { x: 0, y: 0 };
  return (
    echoed(measured, 7, 7) +
    path(
      `M${corners([{ x: (below[0]?.x ?? 0) - 4, y: LIMIT }, ...below])}L${short((below.at(-1)?.x ?? 0) + 4)} ${LIMIT}z`,
      { ...accentSolid, opacity: 0.22 },
    ) +
    path(`M0 ${LIMIT}H${WIDTH}`, {
      'stroke-width': 4,
      'stroke-dasharray': '.1 11',
      'stroke-linecap': 'round',
    }) +
    path(`M${corners(places)}`, { 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    circle(lowest, 36, { ...accentStroke, 'stroke-width': 4 }) +
    circle(lowest, 18, accentSolid)
  );
}

const DRAWINGS = { channels, alert };

/** What a part of a path's overview means, where two share the page. */
export const columnOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body: draw(),
}));
