import { circle, path } from '../figures/elements.ts';
import { polar, repeat, seededRandom, short, steps } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/**
 * The pole is out of sight over the words; from it, the nearest circle of stars, how far one is from the next, and how many
 * there are. The dot stands as far from the inline end as the header's pole, `reach` is how far its light goes.
 */
const WIDE = {
  pole: { x: -230, y: -90 },
  nearest: 600,
  apart: 11.5,
  circles: 58,
  aside: 169,
  dot: 34,
  reach: 600,
};
const NARROW = {
  pole: { x: -110, y: -60 },
  nearest: 262,
  apart: 7,
  circles: 34,
  aside: 78,
  dot: 20,
  reach: 270,
};

const STEP = Math.PI / 720;
/** The shortest trail of a star and the longest, in steps. */
const [SHORTEST, LONGEST] = [26, 110];
/** Trails are of so many brightnesses. */
const LIGHTS = 7;

/** The dot rises: half of it is over the horizon, and what has risen before it goes up in arcs that turn about one pole. */
export function starTrails({ x, width, height, over, scale }: Canvas): string {
  const { pole, nearest, apart, circles, aside, dot, reach } = scale === 1 ? WIDE : NARROW;
  const random = seededRandom(5);
  const sun = { x: width - aside, y: height };
  const byLight = repeat(LIGHTS, (): string[] => []);
  for (let index = 0; index < circles; index += 1) {
    const radius = nearest + (index + 0.8 * random()) * apart;
    const r = short(radius);
    // From where the circle leaves the horizon up to the drawing's top; where the sky is higher, they go on.
    const horizon = Math.asin((height - pole.y) / radius);
    const top = Math.asin(-pole.y / radius);
    let from = horizon - (random() < 0.5 ? 0 : 60 * random() * STEP);
    while (from > top) {
      const turn = (SHORTEST + (LONGEST - SHORTEST) * random()) * STEP;
      const trail = steps(0, turn, STEP).map((back) => polar(pole, radius, from - back));
      const [start, end, middle] = [trail[0], trail.at(-1), trail[Math.floor(trail.length / 2)]];
      from -= turn + (16 + 70 * random()) * STEP;
      const isClear = trail.every((at) => Math.hypot(at.x - sun.x, at.y - sun.y) > 1.9 * dot && at.x > 0);
      if (!start || !end || !middle || !isClear) continue;
      // The nearest to it are the brightest.
      const near = Math.max(0, 1 - Math.hypot(middle.x - sun.x, middle.y - sun.y) / reach);
      const light = Math.floor((0.1 + 0.9 * near) * (0.5 + 0.5 * random()) * LIGHTS);
      byLight[light]?.push(
        `M${x(start.x)} ${short(start.y)}A${r} ${r} 0 0 ${1 - over} ${x(end.x)} ${short(end.y)}`,
      );
    }
  }
  const trails = byLight.map((arcs, index) =>
    path(arcs.join(''), {
      'stroke-opacity': 0.14 + (0.86 * index) / (LIGHTS - 2),
      'stroke-width': short(1.5 + (1.5 * index) / (LIGHTS - 2), 1),
    }),
  );
  return `<g stroke-linecap="round">${trails.join('')}</g>${circle({ x: Number(x(sun.x)), y: sun.y }, dot, { fill: 'var(--dot)', stroke: 'none' })}`;
}
