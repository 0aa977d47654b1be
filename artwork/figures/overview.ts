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

/** Three promises, a name over each, and the level that was agreed as one line, which all of them meet. */
function levels(): string {
  const [bar, line] = [26, 14];
  const level = WIDTH - line / 2;
  const kept = [70, 145, 220].map((foot) => foot - bar / 2);
  return (
    path(kept.map((y) => `M0 ${y}H${level}`).join(''), { ...accentStroke, 'stroke-width': bar }) +
    path(`M${level} 0V${HEIGHT}`, { 'stroke-width': line })
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
