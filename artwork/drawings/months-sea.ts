import { path } from '../figures/elements.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';
import { smoothLine } from './smooth-line.ts';

/** A swell: where its crest is beside the middle of its month, how broad it is in months, and how high. */
interface Month {
  aside: number;
  broad: number;
  rise: number;
}

const month = (rise: number, broad: number, aside: number): Month => ({ rise, broad, aside });

/** A year: no two months are alike, as no two letters are. On phones half of them. */
const YEAR: readonly Month[] = [
  month(0.5, 1.25, 0.1),
  month(0.36, 0.9, 0.12),
  month(0.72, 1.1, 0),
  month(1, 1.5, 0.06),
  month(0.58, 0.95, 0.2),
  month(0.78, 1.25, 0.02),
  month(0.44, 0.9, 0.04),
  month(0.64, 1, -0.06),
  month(0.9, 1.4, 0),
  month(0.52, 0.9, 0.14),
  month(0.7, 1.15, 0),
  month(0.4, 1, 0),
];
const HALF_YEAR: readonly Month[] = [
  month(0.56, 1.1, 0),
  month(0.4, 0.9, 0.02),
  month(1, 1.4, 0),
  month(0.62, 0.95, 0.1),
  month(0.8, 1.2, 0),
  month(0.46, 1, 0),
];

/** Points of a line from month to month, by how deep the line lies. */
const pointsAt = (depth: number): number => (depth === 0 ? 8 : depth < 0.3 ? 4 : 3);
/** By how much of a month the crest of the lowest line comes later than the first one's. */
const LATER = 0.42;
/** How steep it is before its crest and after it, as shares of its breadth. */
const [BEFORE, AFTER] = [1.2, 0.8];
/** The higher, the less of a swell is seen in a higher one beside it. */
const OVERLAP = 4;

/** The sea goes on beside its year: beyond the widest window's edge, on phones beyond that of the largest. */
const BEYOND = { wide: 1400, narrow: 60 };

/** How high the sea is so many months after the year's begin: broad swells, steeper after their crest, that lie over each other. */
const seaAt = (year: readonly Month[], at: number): number => {
  const swells = year.map(({ aside, broad, rise }, index) => {
    const from = at - index - 0.5 - aside;
    const share = from / (broad * (from < 0 ? BEFORE : AFTER));
    return Math.abs(share) < 1 ? (rise * (1 + Math.cos(Math.PI * share))) / 2 : 0;
  });
  return swells.reduce((sum, swell) => sum + swell ** OVERLAP, 0) ** (1 / OVERLAP);
};

/** The year's sea: it rises once a month, as high as that month had to tell; the highest crest carries the letter. */
export function monthsSea({ x, width, height, node, scale }: Canvas): string {
  const isWide = scale === 1;
  const year = isWide ? YEAR : HALF_YEAR;
  const [count, reach] = [isWide ? 20 : 10, width / year.length];
  const beyond = isWide ? BEYOND.wide : BEYOND.narrow;
  const [top, most] = isWide ? [150, 138] : [70, 60];
  const surface = (depth: number) => (at: number) => {
    const calm = top + (height - top) * depth ** 1.1;
    return calm - most * (1 - depth) ** 1.6 * seaAt(year, at / reach - depth * LATER);
  };
  const lines = repeat(count, (index) => {
    const depth = index / count;
    const y = surface(depth);
    const step = reach / pointsAt(depth);
    // A smooth line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - step) - 2 * y(at) + y(at + step)) / 8;
    const before = -step * Math.ceil(reach / step);
    const swells = steps(before, width + reach + step, step);
    const points = [-beyond, ...swells, width + Math.max(beyond, 2 * reach)].map((at) => ({
      x: Number(x(at)),
      y: raised(at),
    }));
    return path(smoothLine(points), {
      'stroke-width': index === 0 ? 2.2 : 1,
      'stroke-opacity': short(index === 0 ? 1 : 0.68 * (1 - depth) ** 0.8, 2),
    });
  });
  const highest = year.findIndex(({ rise }) => rise === 1);
  const places = steps(highest, highest + 1, 0.01).map((at) => ({
    at: at * reach,
    y: surface(0)(at * reach),
  }));
  const letter = places.reduce((best, place) => (place.y < best.y ? place : best));
  return lines.join('') + node(letter.at, letter.y);
}
