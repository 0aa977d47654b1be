import { circle, path, solid } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';

/** Beyond the widest window's edge. */
const BEYOND = 1400;

/** A phone is not wide enough for a way that climbs one in twelve to be seen to climb. */
const LEAST_RISE = 84;

/** How long the way lies level at its end, where it has climbed one in twelve. */
const LANDING = 316;

/**
 * Seven steps, and a long way without one, arrive at the same place; there, where it turns level, lies the dot. As in the page's opening the way
 * is broad, has a wall below it and leads on out of the window.
 */
export function twoWays({ x, width, height, scale }: Canvas): string {
  const [radius, weight, dots] = scale < 1 ? [13, 6, 2.4] : [20, 10, 3];
  // On its top there is room for the dot, and in wide windows for the button behind it.
  const [from, end] = [24 * scale, width - (scale < 1 ? 5 * radius : LANDING)];
  const rise = Math.max((end - from) / 12, LEAST_RISE);
  const ground = height - weight / 2;
  const top = ground - rise;
  // The steps are steeper than the way and end where it does, so that they stay below it.
  const count = 7;
  const [riser, tread] = [rise / count, (2 * rise) / count];
  const steps = repeat(count, (step) => {
    const on = step === count - 1 ? '' : `H${x(end - (count - 2 - step) * tread)}`;
    return `V${short(height - (step + 1) * riser)}${on}`;
  });
  const knee = 30 * scale;
  const bend = (at: number, up: number, before: number, after: number) =>
    `L${x(at - knee)} ${short(up + before)}Q${x(at)} ${short(up)} ${x(at + knee)} ${short(up + after)}`;
  const climb = (knee * rise) / (end - from);
  const way = `M${x(-BEYOND)} ${short(ground)}${bend(from + knee, ground, 0, -climb)}${bend(end - knee, top, climb, 0)}H${x(width + BEYOND)}`;
  return (
    path(`${way}V${height}H${x(-BEYOND)}z`, { fill: 'currentColor', 'fill-opacity': 0.1, stroke: 'none' }) +
    path(`M${x(end - (count - 1) * tread)} ${height}${steps.join('')}`, {
      ...DOTTED,
      'stroke-dasharray': `.1 ${2.6 * dots}`,
      'stroke-width': dots,
    }) +
    path(way, { 'stroke-width': weight }) +
    circle({ x: Number(x(end)), y: top - weight / 2 - radius }, radius, solid)
  );
}
