import { short, smooth, steps } from '../shared/geometry.ts';
import { path } from './elements.ts';
import { node, strongAccent } from './method-parts.ts';

/* Steps of the first two paths that no other has. */

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
