import { circle, path, solid } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/** A colonnade: an arch for each part of the policy, and what is kept under the middle one, which stands out. */
export function colonnade({ x, width, height, over, scale }: Canvas): string {
  const [count, middle] = [7, 3];
  const [line, between, rings, share] = scale < 1 ? [3, 8, 4, 1.7] : [7, 20, 5, 1.12];
  // The middle one is so much wider; half a stroke inside the edges of the page's column.
  const edge = 0.75;
  const span = (width - 2 * edge - (count - 1) * between) / (count - 1 + share);
  const legs = 60 * scale;
  const arch = (index: number, inset: number, leg: number) => {
    const start = edge + index * (span + between) + (index > middle ? (share - 1) * span : 0);
    const [from, to] = [start + inset, start + span * (index === middle ? share : 1) - inset];
    // Never longer than half of what it spans, where an arc would be flatter than the next one.
    const r = short((to - from) / 2 - 0.1);
    const springing = short(height - leg);
    return `M${x(from)} ${height}V${springing}A${r} ${r} 0 0 ${over} ${x(to)} ${springing}V${height}`;
  };
  const empty = repeat(3, (ring) =>
    path(repeat(count, (index) => (index === middle ? '' : arch(index, ring * line, legs))).join(''), {
      'stroke-opacity': 0.2 + ring * 0.16,
    }),
  );
  const radius = (share * span) / 2;
  const high = 1.5 * (legs + span / 2) - radius;
  const guarded = repeat(rings - 1, (ring) =>
    path(arch(middle, ring * line, high), { 'stroke-opacity': 0.34 + ring * 0.19 }),
  );
  const inner = (rings - 1) * line;
  const kept = (radius - inner) * 0.44;
  return (
    empty.join('') +
    guarded.join('') +
    path(arch(middle, inner, high), { fill: 'var(--sky-night)', 'stroke-width': 2 }) +
    circle({ x: Number(x(width / 2)), y: height - kept }, kept, { ...solid, fill: 'var(--dot)' })
  );
}

/** Beyond the widest window's edge. */
const BEYOND = 1400;

/** From one layer of the last part's sand to the next, as the parts' own lie (`src/pages/legal/steps.module.css`). */
const LAYER = 24;

/**
 * The last step: the way down from the last part (`src/pages/legal/steps.module.css`) comes to the ground, which runs on
 * level, as one long tread, and ends below the dot, which has arrived.
 */
export function lastTread({ x, width, height, scale }: Canvas): string {
  const weight = 2;
  // Whole ones: each line lies on a row of pixels, as the style sheet's do.
  const [radius, start] = scale < 1 ? [11, 0] : [24, 419];
  const level = height - weight / 2;
  // The layers of the last part's sand go on, as far from each other.
  const layers = repeat(
    Math.floor(height / LAYER),
    (layer) => `M${x(-BEYOND)} ${layer * LAYER + 0.5}H${x(start)}`,
  );
  // On phones the last terrace is as wide as the window: it ends in this line.
  const down = scale < 1 ? `M${x(-BEYOND)} ${level}` : `M${x(start)} 0V${level}`;
  return (
    (scale < 1
      ? ''
      : path(`M${x(start)} 0V${height}H${x(-BEYOND)}V0`, { fill: 'var(--slope)', stroke: 'none' }) +
        path(layers.join(''), { 'stroke-opacity': 0.2, 'stroke-width': 1 })) +
    path(`${down}H${x(width)}`, { 'stroke-width': weight, 'stroke-linecap': 'round' }) +
    circle({ x: Number(x(width - radius)), y: level - weight / 2 - radius }, radius, {
      ...solid,
      fill: 'var(--dot)',
    })
  );
}
