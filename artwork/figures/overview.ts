import { PROMISES } from '../../content/facts/promises.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import { accentStroke, path, type Figure } from './elements.ts';

/** As wide as the first of the page's two columns at the usual size. */
const [WIDTH, HEIGHT] = [414, 228];

/** The days side by side, in each of which we do more of the work and the client less; on the last it is ours. */
function days(): string {
  const count = PROMISES.jointOperationDays;
  const width = 8;
  const bar = { 'stroke-width': width };
  // On the first day a little is ours already.
  const first = 12;
  const step = (WIDTH - width) / (count - 1);
  const at = (day: number) => width / 2 + day * step;
  const edge = (day: number) => {
    const turned = (1 - Math.cos((Math.PI * day) / (count - 1))) / 2;
    return HEIGHT - first - turned * (HEIGHT - first);
  };
  const all = repeat(count, (day) => ({ x: short(at(day)), y: short(edge(day)) }));
  return (
    path(all.map(({ x, y }) => `M${x} 0V${y}`).join(''), {
      stroke: 'var(--field, currentColor)',
      ...bar,
    }) + path(all.map(({ x, y }) => `M${x} ${HEIGHT}V${y}`).join(''), { ...accentStroke, ...bar })
  );
}

/**
 * Three promises, a name over each, before the level that was agreed as one line: one is better, one falls short of it
 * and what is missing is hatched, which the invoice is reduced by, and one meets it.
 */
function levels(): string {
  const [bar, line] = [26, 12];
  /** A little further before the end than half of what it is called is long, on a phone too; its caption stands there (overview-part.module.css). */
  const level = WIDTH - 108;
  const missed = level - 74;
  const rows = [70, 145, 220].map((foot) => foot - bar / 2);
  const ends = [WIDTH, missed, level];
  const foot = (rows[ends.indexOf(missed)] ?? 0) + bar / 2;
  const hatching = steps(missed, level - bar - line / 2, 10).map((x) => `M${x} ${foot}l${bar} -${bar}`);
  return (
    path(rows.map((y) => `M0 ${y}H${level}`).join(''), {
      stroke: 'var(--field, currentColor)',
      'stroke-width': bar,
    }) +
    path(rows.map((y, row) => `M0 ${y}H${ends[row]}`).join(''), { ...accentStroke, 'stroke-width': bar }) +
    path(hatching.join(''), { ...accentStroke, 'stroke-width': 2.5 }) +
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
