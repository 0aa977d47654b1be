import { repeat, smooth, steps } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';

const strongAccent = { ...accentStroke, 'stroke-width': 2.4 };

/** Listen: rings around one point. */
function listen(): string {
  const centre = { x: 48, y: 44 };
  const rings = repeat(7, (index) => path(circleData(centre, 5 + index * 6), { opacity: 1 - index * 0.12 }));
  return rings.join('') + circle(centre, 4.5, accentSolid);
}

/** Plan: one curve across a grid. */
function plan(): string {
  const grid = (parity: number): string =>
    steps(parity, 6, 2)
      .map((index) => `M${8 + index * 14} 8V80M8 ${8 + index * 12}H92`)
      .join('');
  return (
    path(grid(0), { opacity: 0.9 }) +
    path(grid(1), { opacity: 0.4 }) +
    path('M8 80C34 80 36 20 92 8', strongAccent)
  );
}

/** Build: bars that rise to a line. */
function build(): string {
  const bars = repeat(9, (index) => `M${8 + index * 11.5} 80V${Number((70 - index * 6.8).toFixed(1))}`);
  return (
    path(bars.join('')) + path('M8 70L100 15.6', strongAccent) + circle({ x: 100, y: 15.6 }, 4.5, accentSolid)
  );
}

/** Sustain: waves that carry on. */
function sustain(): string {
  const wave = (index: number): string =>
    smooth(
      steps(8, 112, 8).map((x) => ({
        x,
        y: 44 + (index - 3) * 8 * Math.cos(x * 0.055) + 10 * Math.sin(x * 0.06),
      })),
    );
  return path([0, 1, 2, 4, 5, 6].map(wave).join(''), { opacity: 0.7 }) + path(wave(3), strongAccent);
}

export const methodFigures: readonly Figure[] = [listen, plan, build, sustain].map((draw, index) => ({
  id: `method-${index + 1}`,
  width: 120,
  height: 88,
  strokeWidth: 1.2,
  body: draw(),
}));
