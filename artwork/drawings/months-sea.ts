import { path } from '../figures/elements.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';
import { smoothLine } from './smooth-line.ts';

const MONTHS = 12;
/** Points of a line from one crest to the next; the first line has twice as many. */
const POINTS = 4;
/** By how much of a month the crest of the lowest line comes later than the first one's. */
const LATER = 0.42;

/** One swell between two troughs: 1 on its crest, steeper after it. */
const swell = (months: number): number => {
  const turn = 2 * Math.PI * months;
  return (1 + Math.cos(turn + 0.25 * Math.sin(turn))) / 2;
};

/** The year's sea: it rises once a month, most in the middle of the year, and each crest carries a letter. */
export function monthsSea({ x, width, height, node, scale }: Canvas): string {
  const isWide = scale === 1;
  const [count, reach] = [isWide ? 20 : 10, width / MONTHS];
  const [top, least, most] = isWide ? [82, 26, 44] : [34, 7, 15];
  const surface = (depth: number) => (at: number) => {
    const months = at / reach - 0.5;
    const rise = least + most * Math.sin((at / width) * Math.PI);
    const calm = top + (height - top) * depth ** 1.1;
    return calm - rise * (1 - depth) ** 1.6 * swell(months - depth * LATER);
  };
  const lines = repeat(count, (index) => {
    const depth = index / count;
    const y = surface(depth);
    const step = reach / (index === 0 ? 2 * POINTS : POINTS);
    // A smooth line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - step) - 2 * y(at) + y(at + step)) / 8;
    const points = steps(0, width, step).map((at) => ({ x: Number(x(at)), y: raised(at) }));
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
