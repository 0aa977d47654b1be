import { circle, path } from '../figures/elements.ts';
import { polar, repeat, seededRandom, short, steps, type Point } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/**
 * Where the pole stands, from the inline end (as in the page's header) and over the horizon, the circles of stars around
 * it, and how long a trail is at most.
 */
const WIDE = { aside: 169, above: 236, dot: 14, first: 36, apart: 11, circles: 40, longest: 260 };
const NARROW = { aside: 56, above: 92, dot: 8, first: 20, apart: 6.4, circles: 42, longest: 92 };

/** No star turns farther than this, nor less than a third of it. */
const TURN = Math.PI / 3.2;
const STEP = Math.PI / 360;

/** In so much of the sky's height, from above, trails end, each at a height of its own: together they have no upper edge. */
const RAGGED = 0.42;
/** And the farther from the pole, the lower: a sky that comes down to the horizon. */
const VAULT = 0.5;

/** Stars that turn about the dot; the low ones go down behind the horizon, and aside they go on to the window's edge. */
export function starTrails({ x, width, height, over, scale }: Canvas): string {
  const { aside, above, dot, first, apart, circles, longest } = scale === 1 ? WIDE : NARROW;
  const random = seededRandom(11);
  const pole = { x: width - aside, y: height - above };
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
      .map((trail) => {
        const away = (radius / (first + circles * apart)) ** 2;
        return below(2 + height * (RAGGED * random() ** 1.6 + VAULT * away), trail);
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

/** What a trail has below a height: the longer part, where it rises and comes down again. */
function below(highest: number, trail: Point[]): Point[] {
  const isAbove = (at: Point) => at.y <= highest;
  const up = trail.findIndex(isAbove);
  if (up === -1) return trail;
  const down = trail.findLastIndex(isAbove) + 1;
  return up > trail.length - down ? trail.slice(0, up) : trail.slice(down);
}
