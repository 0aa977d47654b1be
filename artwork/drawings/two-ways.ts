import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';

/** Steps and a way without one arrive at the same place. */
export function twoWays({ x, width, height, node, scale }: Canvas): string {
  const [count, end, from] = [6, width * 0.72, width * 0.3];
  const rise = 84 * scale;
  const top = height - 2 - rise;
  const steps = repeat(
    count,
    (step) =>
      `V${short(height - 2 - ((step + 1) / count) * rise)}H${x(from + ((step + 1) / count) * (end - from))}`,
  );
  return (
    path(`M${x(from)} ${height - 2}${steps.join('')}`, DOTTED) +
    path(`M${x(0)} ${height - 2}H${x(width * 0.06)}L${x(end)} ${short(top)}H${x(width - 20)}`, {
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }) +
    node(width - 12, top)
  );
}
