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

/** A year: twelve crests, no two alike, as no two letters are. On phones half of them. */
const YEAR: readonly Month[] = [
  month(0.5, 0.78, 0.04),
  month(0.64, 0.8, -0.02),
  month(0.46, 0.76, 0.05),
  month(1, 0.86, 0.02),
  month(0.56, 0.78, 0.06),
  month(0.72, 0.8, 0),
  month(0.48, 0.76, 0.03),
  month(0.62, 0.8, -0.03),
  month(0.82, 0.84, 0),
  month(0.52, 0.78, 0.05),
  month(0.68, 0.8, 0),
  month(0.44, 0.76, 0.02),
];
const HALF_YEAR: readonly Month[] = [
  month(0.52, 0.78, 0),
  month(0.66, 0.8, 0.02),
  month(1, 0.88, 0),
  month(0.54, 0.78, 0.04),
  month(0.78, 0.82, 0),
  month(0.48, 0.78, 0),
];

/** Points of a line from month to month, by how deep the line lies. */
const pointsAt = (depth: number): number => (depth === 0 ? 8 : depth < 0.35 ? 4 : 3);
/** By how much of a month the crest of the lowest line comes later than the first one's. */
const LATER = 0.42;
/** How steep it is before its crest and after it, as shares of its breadth. */
const [BEFORE, AFTER] = [1.2, 0.8];
/** The higher, the less of a swell is seen in a higher one beside it. */
const OVERLAP = 4;

/** So many months of the years before and after it show beside it, as far as the edge of a wide window; then it is calm. */
const BESIDE = { wide: 4, narrow: 1 };
/** It goes on beyond the widest window's edge; on phones the months beside the year do. */
const BEYOND = 1400;

/** How high the sea is so many months after the year's begin: broad swells, steeper after their crest, that lie over each other. */
const seaAt = (year: readonly Month[], beside: number, at: number): number => {
  const months = [...year.slice(-beside), ...year, ...year.slice(0, beside)];
  const swells = months.map(({ aside, broad, rise }, index) => {
    const from = at - (index - beside) - 0.5 - aside;
    const share = from / (broad * (from < 0 ? BEFORE : AFTER));
    return Math.abs(share) < 1 ? (rise * (1 + Math.cos(Math.PI * share))) / 2 : 0;
  });
  return swells.reduce((sum, swell) => sum + swell ** OVERLAP, 0) ** (1 / OVERLAP);
};

/** The year's sea: it rises once a month, as high as that month had to tell; the highest crest carries the letter. */
export function monthsSea({ x, width, height, node, scale }: Canvas): string {
  const isWide = scale === 1;
  const year = isWide ? YEAR : HALF_YEAR;
  const [count, reach] = [isWide ? 13 : 9, width / year.length];
  const [beyond, beside] = isWide ? [BEYOND, BESIDE.wide] : [0, BESIDE.narrow];
  const [top, most] = isWide ? [150, 138] : [70, 60];
  const surface = (depth: number) => (at: number) => {
    const calm = top + (height - top) * depth ** 1.1;
    return calm - most * (1 - depth) ** 1.6 * seaAt(year, beside, at / reach - depth * LATER);
  };
  const lines = repeat(count, (index) => {
    const depth = index / count;
    const y = surface(depth);
    const step = reach / pointsAt(depth);
    // A smooth line stays below the points of a crest by an eighth of their bend: so they lie as much above it.
    const raised = (at: number) => y(at) - (y(at - step) - 2 * y(at) + y(at + step)) / 8;
    const before = -step * Math.ceil(((beside + 0.5) * reach) / step);
    const swells = steps(before, width + (beside + 1) * reach + step, step);
    const points = [
      Math.min(-beyond, before - reach),
      ...swells,
      width + Math.max(beyond, (beside + 2) * reach),
    ].map((at) => ({
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
