import { circle, path, solid } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';

const WEIGHT = 2.4;

/** A phone is not wide enough for a way that climbs one in twelve to be seen to climb. */
const LEAST_RISE = 84;

/** How long the way lies level at its end, where it has climbed one in twelve. */
const LANDING = 316;

/** Seven steps, and a long way without one, arrive at the same place; there lies the dot. */
export function twoWays({ x, width, height, scale }: Canvas): string {
  const radius = scale < 1 ? 12 : 16;
  // On its top there is room for the dot, and in wide windows for the button behind it.
  const [from, end] = [24 * scale, width - (scale < 1 ? 5 * radius : LANDING)];
  const rise = Math.max((end - from) / 12, LEAST_RISE);
  const ground = height - WEIGHT / 2;
  const top = ground - rise;
  // The steps are steeper than the way and end where it does, so that they stay below it.
  const count = 7;
  const [riser, tread] = [rise / count, (2 * rise) / count];
  const steps = repeat(count, (step) => {
    const on = step === count - 1 ? '' : `H${x(end - (count - 2 - step) * tread)}`;
    return `V${short(ground - (step + 1) * riser)}${on}`;
  });
  const knee = 30 * scale;
  const bend = (at: number, up: number, before: number, after: number) =>
    `L${x(at - knee)} ${short(up + before)}Q${x(at)} ${short(up)} ${x(at + knee)} ${short(up + after)}`;
  const climb = (knee * rise) / (end - from);
  const way = `M${x(0)} ${short(ground)}${bend(from + knee, ground, 0, -climb)}${bend(end - knee, top, climb, 0)}H${x(width)}`;
  return (
    path(`M${x(end - (count - 1) * tread)} ${short(ground)}${steps.join('')}`, DOTTED) +
    path(way, { 'stroke-width': WEIGHT }) +
    circle(
      { x: Number(x(scale < 1 ? width - radius : end + 2.5 * radius)), y: top - WEIGHT / 2 - radius },
      radius,
      solid,
    )
  );
}
