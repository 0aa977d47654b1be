import { polar, repeat, short, smooth, steps } from '../shared/geometry.ts';
import { circle, path, solid } from './elements.ts';
import { corners, node, strongAccent } from './method-parts.ts';

/* Steps of the first three paths that no other has. */

/** Discover: all come through one narrow place. */
export function discover(): string {
  const way = (row: number): string => {
    const [wide, narrow] = [44 + row * 9, 44 + row * 1.4];
    const [from, to] = [short(wide), short(narrow)];
    return `M8 ${from}C36 ${from} 40 ${to} 60 ${to}S84 ${from} 112 ${from}`;
  };
  return (
    path([-4, -3, -2, -1, 1, 2, 3, 4].map(way).join(''), { opacity: 0.75 }) +
    path('M8 44H112', strongAccent) +
    node({ x: 60, y: 44 })
  );
}

/** Chart: the heights of a land as it is. */
export function chart(): string {
  const centre = { x: 60, y: 44 };
  const height = (radius: number): string =>
    `${smooth(
      repeat(19, (step) => {
        const angle = (step / 18) * 2 * Math.PI;
        const bend = 1 + 0.16 * Math.cos(2 * angle + 0.6) + 0.08 * Math.sin(3 * angle + radius / 9);
        const { x, y } = polar(centre, radius * bend, angle);
        return {
          x: centre.x + (x - centre.x) * 1.08 - (41 - radius) * 0.3,
          y: centre.y + (y - centre.y) * 0.96,
        };
      }),
    )}z`;
  return (
    path([14, 21, 28, 35, 41].map(height).join(''), { opacity: 0.75 }) +
    path(height(9), strongAccent) +
    node({ x: 50, y: 44 })
  );
}

/** Model: one, what it rests on, and what that rests on. */
export function model(): string {
  const row = (y: number, count: number): string => {
    const width = (104 - (count - 1) * 6) / count;
    return repeat(
      count,
      (index) => `M${short(8 + index * (width + 6))} ${y}h${short(width)}v16h-${short(width)}z`,
    ).join('');
  };
  return path(row(27, 2) + row(47, 4) + row(67, 6), { opacity: 0.75 }) + path(row(7, 1), strongAccent);
}

/** Steer: short legs to both sides of the course, each shorter than the one before. */
export function steer(): string {
  const turns = [34, -30, 24, -18, 12, -7, 0].map((aside, leg) => ({
    x: [8, 32, 54, 72, 86, 97, 107][leg] ?? 0,
    y: 44 + aside,
  }));
  return (
    path('M8 44H100', { opacity: 0.35 }) +
    path(
      turns
        .slice(0, -1)
        .map(({ x, y }) => `M${x} 44V${y}`)
        .join(''),
      { opacity: 0.75 },
    ) +
    turns
      .slice(0, -1)
      .map((turn) => circle(turn, 2.2, solid))
      .join('') +
    path(corners(turns), { ...strongAccent, 'stroke-linejoin': 'round' }) +
    node({ x: 107, y: 44 })
  );
}

/** Calm: what swings comes to rest. */
export function calm(): string {
  const swing = (part: number) =>
    smooth(
      steps(8, 108, 3).map((x) => ({
        x,
        y: 44 - part * 36 * Math.exp(-(x - 8) / 34) * Math.cos((x - 8) * 0.25),
      })),
    );
  const bound = (side: number): string =>
    smooth(steps(8, 108, 10).map((x) => ({ x, y: 44 - side * 36 * Math.exp(-(x - 8) / 34) })));
  return (
    path([-1, 1].map(bound).join(''), { opacity: 0.75 }) +
    path([0.75, 0.5, 0.25].map(swing).join(''), { opacity: 0.4 }) +
    path(swing(1), strongAccent) +
    node({ x: 108, y: 44 })
  );
}
