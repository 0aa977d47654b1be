import { PROMISES } from '../../content/facts/promises.ts';
import { repeat, short } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';

/** As wide as the first of the page's two columns at the usual size. */
const [WIDTH, HEIGHT] = [414, 228];

/** The days side by side, in each of which we do more of the work and the client less; on the last it is ours. */
function days(): string {
  const count = PROMISES.jointOperationDays;
  const [dot, bar] = [11, { 'stroke-width': 8 }];
  const [head, foot] = [dot, HEIGHT];
  const step = (WIDTH - 4 - dot) / (count - 1);
  const at = (day: number) => 4 + day * step;
  const edge = (day: number) => {
    const turned = (1 - Math.cos((Math.PI * day) / (count - 1))) / 2;
    return foot - turned * (foot - head);
  };
  const all = repeat(count, (day) => ({ x: short(at(day)), y: short(edge(day)) }));
  return (
    path(all.map(({ x, y }) => `M${x} ${head}V${y}`).join(''), {
      stroke: 'var(--field, currentColor)',
      ...bar,
    }) +
    path(all.map(({ x, y }) => `M${x} ${foot}V${y}`).join(''), { ...accentStroke, ...bar }) +
    circle({ x: at(count - 1), y: head }, dot, accentSolid)
  );
}

/**
 * Three promises on one scale, the agreed level below each other as one line: two times that end before it, one share
 * that goes beyond it. Where a promise is kept its ground is tinted. A name over each.
 */
function levels(): string {
  const [level, high] = [292, 26];
  const rows = [
    { y: 74, from: 0, to: level, is: 190 },
    { y: 149, from: 0, to: level, is: 240 },
    { y: 224, from: level, to: WIDTH, is: 376 },
  ];
  const middle = (y: number) => y - high / 2;
  return (
    path(rows.map(({ y, from, to }) => `M${from} ${middle(y)}H${to}`).join(''), {
      stroke: 'var(--field, none)',
      'stroke-width': high,
    }) +
    path(rows.map(({ y }) => `M0 ${y}H${WIDTH}`).join(''), { opacity: 0.5, 'stroke-width': 2 }) +
    path(rows.map(({ y, is }) => `M0 ${middle(y)}H${is}`).join(''), { ...accentStroke, 'stroke-width': 12 }) +
    path(`M${level} ${(rows[0]?.y ?? 0) - high - 4}V${HEIGHT}`, { 'stroke-width': 6 }) +
    rows.map(({ y, is }) => circle({ x: is, y: middle(y) }, 15, accentSolid)).join('')
  );
}

const DRAWINGS = { days, levels };

/** What a part of a path's overview means, where it stands in a column. */
export const narrowOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
