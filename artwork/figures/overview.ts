import { PROMISES } from '../../content/facts/promises.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import { accentStroke, path, type Figure } from './elements.ts';

/** As wide as the first of the page's two columns at the usual size. */
const [WIDTH, HEIGHT] = [414, 258];

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
 * Three promises, a name over each, and the level that was agreed as one line: a time that ends before it, one that goes
 * past it, and what meets it. Only what lies beyond the line is hatched: the invoice is less by it.
 */
function levels(): string {
  const [bar, line] = [36, 12];
  /** A little further before the end than half of what it is called is long, on a phone too; its caption stands there (overview-part.module.css). */
  const level = WIDTH - 108;
  const [sooner, late] = [level - 92, WIDTH];
  const rows = [80, 164, 248].map((foot) => foot - bar / 2);
  const ends = [sooner, level, level];
  const foot = (rows[1] ?? 0) + bar / 2;
  const [beyond, end] = [level + line / 2, late - 1.5];
  // From corner to corner, cut where the bar begins and ends.
  const hatching = steps(beyond - bar, end, 12).map((x) => {
    const [low, high] = [Math.max(1, beyond - x), Math.min(bar - 1, end - x)];
    return `M${x + low} ${foot - low}l${high - low} ${low - high}`;
  });
  return (
    path(rows.map((y) => `M0 ${y}H${level}`).join(''), {
      stroke: 'var(--field, currentColor)',
      'stroke-width': bar,
    }) +
    path(rows.map((y, row) => `M0 ${y}H${ends[row]}`).join(''), { ...accentStroke, 'stroke-width': bar }) +
    path(hatching.join(''), { ...accentStroke, 'stroke-width': 3 }) +
    path(`M${beyond} ${foot - bar + 1.5}H${end}v${bar - 3}H${beyond}`, {
      ...accentStroke,
      'stroke-width': 3,
    }) +
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
