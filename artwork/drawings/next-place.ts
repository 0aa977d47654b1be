import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';

/** How a place rises and comes down: how high it is beside the open one, and how level it lies at its crest and its feet, in parts of its width. */
interface Form {
  rise: number;
  before: number;
  after: number;
}

/** No two who have a place are alike. */
const TAKEN: readonly Form[] = [
  { rise: 0.46, before: 0.27, after: 0.16 },
  { rise: 0.62, before: 0.2, after: 0.27 },
  { rise: 0.38, before: 0.29, after: 0.24 },
  { rise: 0.72, before: 0.22, after: 0.22 },
];

/** In wide windows; on phones, where the open one is as wide as they are, all are so much higher. */
const RAISED_ON_PHONES = 1.15;

/** Between two lines of equal height inside a place, as a share of the open one's height. */
const PITCH = { wide: 0.077, narrow: 0.17 };

/** In wide windows the open place has room for the sentence and its button: half of the line. */
const placesOf = (width: number, isWide: boolean) => {
  const margin = 1;
  const open = (width - 2 * margin) * (isWide ? 0.52 : 0.2);
  const each = (width - 2 * margin - open) / TAKEN.length;
  const feet = [...TAKEN.map((_, index) => margin + index * each), width - margin - open, width - margin];
  const crests = feet.slice(1).map((foot, index) => (foot + (feet[index] ?? 0)) / 2);
  return { feet, crests, raised: isWide ? 1 : RAISED_ON_PHONES };
};

/** Where the crests of the places are, from the inline start; the last is the open one's. */
export const placeCrests = (width: number, isWide: boolean): number[] => placesOf(width, isWide).crests;

/** Four places on one line are taken, with their heights drawn as on a map; the fifth is open. */
export function nextPlace({ x, width, height, node, scale }: Canvas): string {
  const isWide = scale === 1;
  // Fewer, where they would lie as close as a tint.
  const pitch = isWide ? PITCH.wide : PITCH.narrow;
  const { feet, crests, raised } = placesOf(width, isWide);
  const last = TAKEN.length;
  const shareOf = (index: number) => (TAKEN[index] ? TAKEN[index].rise * raised : 1);
  const riseOf = (index: number) => (height - (isWide ? 9 : 36 * scale)) * shareOf(index);
  /** The place, or a height within it: so much smaller, about what is below its crest. */
  const bump = (index: number, size = 1) => {
    const crest = crests[index] ?? 0;
    const [from = 0, to = 0] = feet.slice(index, index + 2).map((foot) => crest + (foot - crest) * size);
    const { before, after } = TAKEN[index] ?? { before: 0.2, after: 0.2 };
    const reach = to - from;
    const top = short(height - riseOf(index) * size);
    // The open one leaves the ground as they do, and stands wide: there is room in it.
    const [foot, round] = index === last && isWide ? [0.08, 0.46] : [before, before];
    const [footAfter, roundAfter] = index === last && isWide ? [0.08, 0.46] : [after, after];
    return `M${x(from)} ${height}C${x(from + reach * foot)} ${height} ${x(crest - reach * round)} ${top} ${x(crest)} ${top}C${x(crest + reach * roundAfter)} ${top} ${x(to - reach * footAfter)} ${height} ${x(to)} ${height}`;
  };
  const places = crests.map((_, index) => bump(index));
  // The higher a place, the more heights lie in it, as on a map.
  const inner = TAKEN.flatMap((_, index) => {
    const heights = Math.round(shareOf(index) / pitch);
    return repeat(heights - 1, (at) => bump(index, (at + 1) / heights));
  });
  const nodes = crests.map((crest, index) => node(crest, height - riseOf(index), index === last));
  return (
    path(inner.join(''), { 'stroke-width': 1, 'stroke-opacity': 0.4 }) +
    path(places.slice(0, last).join(''), { 'stroke-width': isWide ? 2.4 : 3 }) +
    path(places.slice(last).join(''), DOTTED) +
    nodes.join('')
  );
}
