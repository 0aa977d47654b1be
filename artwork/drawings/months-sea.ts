import { path } from '../figures/elements.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';
import { smoothLine } from './smooth-line.ts';

const MONTHS = 12;
/** Points of a line from one crest to the next, by how deep the line lies. */
const pointsAt = (depth: number): number => (depth === 0 ? 8 : depth < 0.3 ? 4 : 3);
/** By how much of a month the crest of the lowest line comes later than the first one's. */
const LATER = 0.42;

/** The sea goes on beside its year: beyond the widest window's edge, on phones beyond that of the largest. */
const BEYOND = { wide: 1400, narrow: 60 };

/** One swell between two troughs: 1 on its crest, steeper after it. Before the year and after it the sea is calm. */
const swell = (months: number): number => {
  if (months <= -0.5 || months >= MONTHS - 0.5) return 0;
  const turn = 2 * Math.PI * months;
  return (1 + Math.cos(turn + 0.25 * Math.sin(turn))) / 2;
};

/** How high it rises from month to month: no two neighbours are alike, as no two letters are. */
const RISES = [0.5, 0.28, 0.66, 0.4, 0.86, 0.58, 1, 0.34, 0.74, 0.48, 0.9, 0.6] as const;

/** The year's sea: it rises once a month, as high as that month had to tell, and each crest carries a letter. */
export function monthsSea({ x, width, height, node, scale }: Canvas): string {
  const isWide = scale === 1;
  const [count, reach] = [isWide ? 20 : 10, width / MONTHS];
  const beyond = isWide ? BEYOND.wide : BEYOND.narrow;
  const [top, most] = isWide ? [150, 138] : [66, 58];
  const surface = (depth: number) => (at: number) => {
    const months = at / reach - 0.5;
    const rise = most * (RISES[Math.round(months - depth * LATER)] ?? 0);
    const calm = top + (height - top) * depth ** 1.1;
    return calm - rise * (1 - depth) ** 1.6 * swell(months - depth * LATER);
  };
  const lines = repeat(count, (index) => {
    const depth = index / count;
    const y = surface(depth);
    const step = reach / pointsAt(depth);
    // A smooth line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - step) - 2 * y(at) + y(at + step)) / 8;
    const later = Math.ceil((depth * LATER * reach) / step);
    const year = steps(-step, width + (later + 1) * step, step);
    const points = [-beyond, ...year, width + beyond].map((at) => ({ x: Number(x(at)), y: raised(at) }));
    return path(smoothLine(points), {
      'stroke-width': index === 0 ? 2.2 : 1,
      'stroke-opacity': short(index === 0 ? 1 : 0.68 * (1 - depth) ** 0.8, 2),
    });
  });
  const letters = repeat(MONTHS, (month) => {
    const at = (month + 0.5) * reach;
    return node(at, surface(0)(at), month > 0);
  });
  return lines.join('') + letters.join('');
}
