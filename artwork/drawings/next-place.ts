import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';

/** How a place rises and comes down: how level it lies at its crest and its feet, in parts of its width. */
interface Form {
  before: number;
  after: number;
}

/** All who have a place stand on one height, as a share of the open one's, each on a form of its own. */
const TAKEN: readonly Form[] = [
  { before: 0.27, after: 0.16 },
  { before: 0.16, after: 0.25 },
  { before: 0.29, after: 0.24 },
  { before: 0.19, after: 0.19 },
];

/** In wide windows the open place has room for the sentence and its button: half of the line. */
const placesOf = (width: number, isWide: boolean) => {
  const margin = 1;
  const open = (width - 2 * margin) * (isWide ? 0.52 : 0.2);
  const each = (width - 2 * margin - open) / TAKEN.length;
  const feet = [...TAKEN.map((_, index) => margin + index * each), width - margin - open, width - margin];
  const crests = feet.slice(1).map((foot, index) => (foot + (feet[index] ?? 0)) / 2);
  return { feet, crests, taken: isWide ? 0.5 : 0.82 };
};

/** Where the crests of the places are in wide windows, from the inline start; the last is the open one's. */
export const placeCrests = (width: number): number[] => placesOf(width, true).crests;

/** Four places on one line are taken, with their heights drawn as on a map; the fifth is open. */
export function nextPlace({ x, width, height, node, scale }: Canvas): string {
  const isWide = scale === 1;
  // Fewer, where they would lie as close as a tint.
  const heights = isWide ? 6 : 4;
  const { feet, crests, taken } = placesOf(width, isWide);
  const last = TAKEN.length;
  const riseOf = (index: number) => (height - (isWide ? 9 : 36 * scale)) * (index === last ? 1 : taken);
  /** The place, or a height within it: so much smaller, about what is below its crest. */
  const bump = (index: number, size = 1) => {
    const crest = crests[index] ?? 0;
    const [from = 0, to = 0] = feet.slice(index, index + 2).map((foot) => crest + (foot - crest) * size);
    const { before, after } = TAKEN[index] ?? { before: 0.2, after: 0.2 };
    const reach = to - from;
    const top = short(height - riseOf(index) * size);
    // The open one stands wide: there is room in it.
    const [foot, round] = index === last && isWide ? [0.02, 0.4] : [before, before];
    const [footAfter, roundAfter] = index === last && isWide ? [0.02, 0.4] : [after, after];
    return `M${x(from)} ${height}C${x(from + reach * foot)} ${height} ${x(crest - reach * round)} ${top} ${x(crest)} ${top}C${x(crest + reach * roundAfter)} ${top} ${x(to - reach * footAfter)} ${height} ${x(to)} ${height}`;
  };
  const places = crests.map((_, index) => bump(index));
  const inner = TAKEN.flatMap((_, index) => repeat(heights - 1, (at) => bump(index, (at + 1) / heights)));
  const nodes = crests.map((crest, index) => node(crest, height - riseOf(index), index === last));
  return (
    path(inner.join(''), { 'stroke-width': 1, 'stroke-opacity': 0.4 }) +
    path(places.slice(0, last).join(''), { 'stroke-width': isWide ? 2.4 : 3 }) +
    path(places.slice(last).join(''), DOTTED) +
    nodes.join('')
  );
}
