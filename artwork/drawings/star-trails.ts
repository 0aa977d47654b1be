import { circle, path } from '../figures/elements.ts';
import { polar, repeat, seededRandom, short, steps, type Point } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/**
 * The dot stands as far from the inline end as the header's pole and is the pole here; from it, the nearest circle of stars
 * and how many there are, each so far from the one before, and how far its light goes. Beside `words`, from the inline start
 * and from the horizon, no star shows.
 */
const WIDE = {
  nearest: 76,
  apart: 13.5,
  circles: 33,
  aside: 169,
  dot: 34,
  reach: 520,
  words: { until: 150, above: 120 },
};
const NARROW = {
  nearest: 42,
  apart: 8.5,
  circles: 21,
  aside: 78,
  dot: 20,
  reach: 250,
  words: { until: 350, above: 168 },
};

const STEP = Math.PI / 720;
/** The shortest trail of a star and the longest, in steps: day is near, and they do not turn much farther. */
const [SHORTEST, LONGEST] = [16, 64];
/** Trails are of so many brightnesses. */
const LIGHTS = 7;

/** The dot rises: half of it is over the horizon, the stars turn about it, and those in its light have faded. */
export function starTrails({ x, width, height, over, scale }: Canvas): string {
  const { nearest, apart, circles, aside, dot, reach, words } = scale === 1 ? WIDE : NARROW;
  const random = seededRandom(5);
  const sun = { x: width - aside, y: height };
  const isClear = (at: Point) => at.x > words.until || height - at.y < words.above;
  const byLight = repeat(LIGHTS, (): string[] => []);
  for (let index = 0; index < circles; index += 1) {
    const radius = nearest + (index + 0.8 * random()) * apart;
    const r = short(radius);
    // From the horizon at the inline start over the dot to the one at the inline end; near the dot a star turns farther.
    const farther = 1 + 1.2 * Math.max(0, 1 - radius / (0.5 * reach));
    let from = Math.PI + (random() < 0.5 ? 0 : 60 * random() * STEP);
    while (from > 0) {
      const turn = (SHORTEST + (LONGEST - SHORTEST) * random()) * STEP * farther;
      const trail = steps(0, turn, STEP).map((back) => polar(sun, radius, -(from - back)));
      const [start, end] = [trail[0], trail.at(-1)];
      from -= turn + (16 + 70 * random()) * STEP;
      const isUp = trail.every((at) => at.y <= height && at.x > 0 && isClear(at));
      if (!start || !end || !isUp) continue;
      // The farther from its light, the brighter; the farthest are faint.
      const day = 1 - Math.min(1, radius / (0.62 * reach));
      const far = Math.max(0, radius / reach - 0.72);
      const light = Math.floor(Math.max(0, 1 - 1.1 * day - 2.4 * far) * (0.4 + 0.6 * random()) * LIGHTS);
      byLight[light]?.push(
        `M${x(start.x)} ${short(start.y)}A${r} ${r} 0 0 ${over} ${x(end.x)} ${short(end.y)}`,
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
