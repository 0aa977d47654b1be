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

/**
 * Seven square steps down again, to the ground: the way down from the last part (`src/pages/legal/steps.module.css`)
 * goes on as the first of their edges, and the sand below it as theirs, to the window's edge. Behind the last one the
 * dot has arrived, at the end of the line.
 */
export function stepsDown({ x, width, height, scale }: Canvas): string {
  const [count, weight] = [7, 2];
  // Whole ones: each line lies on a row of pixels, as the style sheet's do.
  const [rise, tread, radius, start] = scale < 1 ? [11, 33, 11, 66] : [28, 106, 17, 419];
  const riser = (step: number) => start + step * tread;
  const top = (step: number) => short(height - (count - step) * rise);
  const edge = `${repeat(count, (step) => `V${top(step)}H${x(riser(step + 1))}`).join('')}V${height}`;
  // On phones the last terrace ends at the first of them.
  const from = scale < 1 ? `M${x(-BEYOND)} 1H${x(start)}` : `M${x(start)} 0`;
  const under = repeat(count, (step) => `M${x(-BEYOND)} ${top(step)}H${x(riser(step))}`);
  return (
    path(`M${x(start)} 0${edge}H${x(-BEYOND)}V0`, { fill: 'var(--slope)', stroke: 'none' }) +
    path(under.join(''), { 'stroke-opacity': 0.3, 'stroke-width': 1 }) +
    path(`${from}${edge}`, { 'stroke-width': weight }) +
    circle({ x: Number(x(width - radius)), y: height - radius }, radius, { ...solid, fill: 'var(--dot)' })
  );
}
