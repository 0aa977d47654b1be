import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import type { Drawing, View } from './drawing.ts';

/** Around the door. */
const ARCHES = 8;

interface Measures {
  /** Of the door, to its crown. */
  door: { width: number; height: number };
  gap: number;
  dotRadius: number;
}

/** Arches stand over a door, in which the dot lies. Both sides are alike, so it is one drawing for both directions. */
function shelter({ door, gap, dotRadius }: Measures): View {
  const [inner, outer] = [door.width / 2, door.width / 2 + ARCHES * gap];
  // Half a stroke inside its edges.
  const [middle, height] = [outer + 1, door.height + ARCHES * gap + 1];
  const springing = height - door.height + inner;
  const arch = (r: number) =>
    `M${short(middle - r)} ${height}V${springing}A${r} ${r} 0 0 1 ${short(middle + r)} ${springing}V${height}`;
  const arches = repeat(ARCHES, (index) =>
    path(arch(inner + (index + 1) * gap), { 'stroke-opacity': 0.84 - (index / ARCHES) * 0.72 }),
  );
  return {
    width: 2 * middle,
    height,
    strokeWidth: 1.6,
    body: arches.join('') + path(arch(inner), { fill: 'var(--sky-night)', 'stroke-width': 2.4 }),
    dot: { x: middle, y: height - dotRadius, radius: dotRadius },
  };
}

export const shelterDrawing: Drawing = {
  name: 'shelter',
  shows: 'Eight arches over a door, in which the dot lies: what is kept for somebody.',
  wide: () => shelter({ door: { width: 190, height: 400 }, gap: 15, dotRadius: 32 }),
  narrow: () => shelter({ door: { width: 106, height: 204 }, gap: 8, dotRadius: 18 }),
};
