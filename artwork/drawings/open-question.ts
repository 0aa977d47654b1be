import { circle, path, solid } from '../figures/elements.ts';
import { repeat } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/** How far the first line comes, and the last one before the one that stays open, as shares of the width. */
const [FIRST, LAST] = [0.2, 0.84];

/** The lines of what was asked end where a page answers, one further on than the other; the last goes on to the dot. */
export function openQuestion({ x, width, height, node, scale }: Canvas): string {
  const [count, above, radius] = scale < 1 ? [9, 11.5, 9] : [9, 20, 16];
  // The slope of their ends is a dune's: steep at its crest, and running out at its foot.
  const answered = repeat(count, (index) => {
    const share = index / (count - 1);
    return {
      end: width * (FIRST + (LAST - FIRST) * share ** 1.4),
      y: height - above * (count - index),
    };
  });
  return (
    path(answered.map(({ end, y }) => `M${x(0)} ${y}H${x(end - 7 * scale)}`).join(''), {
      'stroke-opacity': 0.6,
    }) +
    answered.map(({ end, y }) => node(end, y, true)).join('') +
    path(`M${x(0)} ${height}H${x(width)}`, { 'stroke-width': 2.4 }) +
    circle({ x: Number(x(width - radius)), y: height - radius }, radius, solid)
  );
}
