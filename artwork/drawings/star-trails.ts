import { circle, path } from '../figures/elements.ts';
import { polar, repeat, seededRandom, short, steps } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/**
 * Where the pole stands, from the inline end (as in the page's header), the dot that lies on the horizon there, the circles
 * of stars around it, and how long a trail is at most.
 */
const WIDE = { aside: 169, dot: 20, first: 46, apart: 11.4, circles: 38, longest: 300 };
const NARROW = { aside: 78, dot: 11, first: 26, apart: 6.2, circles: 25, longest: 120 };

/** No star turns farther than this, nor less than a third of it. */
const TURN = Math.PI / 3.2;
const STEP = Math.PI / 360;

/** The dot has come down to the horizon: stars rise and go down around it, and aside they go on to the window's edge. */
export function starTrails({ x, width, height, over, scale }: Canvas): string {
  const { aside, dot, first, apart, circles, longest } = scale === 1 ? WIDE : NARROW;
  const random = seededRandom(11);
  const pole = { x: width - aside, y: height - dot };
  const trails = repeat(circles, (index) => {
    const radius = first + (index + 0.6 * random()) * apart;
    const turn = Math.min(TURN, longest / radius);
    const start = 2 * Math.PI * random();
    // More than half of a circle is trails.
    const stars = Math.round((1.25 * Math.PI) / turn);
    const arcs = repeat(stars, (star) => {
      const from = start + ((star + 0.45 * random()) / stars) * 2 * Math.PI;
      return steps(from, from + turn * (0.4 + 0.6 * random()), STEP).map((angle) =>
        polar(pole, radius, angle),
      );
    })
      .filter((trail) => trail.every((at) => at.x > 2))
      .map((trail) => trail.filter((at) => at.y < height))
      .flatMap((trail) => {
        const [from, to] = [trail[0], trail.at(-1)];
        if (!from || !to || trail.length < 12) return [];
        const r = short(radius);
        return `M${x(from.x)} ${short(from.y)}A${r} ${r} 0 0 ${over} ${x(to.x)} ${short(to.y)}`;
      });
    // The nearest are the brightest.
    const light = (0.35 + 0.65 * random()) * (1 - (0.75 * index) / circles);
    return arcs.length === 0
      ? ''
      : path(arcs.join(''), { 'stroke-opacity': light, 'stroke-width': short(1 + 1.2 * light, 1) });
  });
  return `<g stroke-linecap="round">${trails.join('')}</g>${circle({ x: Number(x(pole.x)), y: pole.y }, dot, { fill: 'var(--dot)', stroke: 'none' })}`;
}
