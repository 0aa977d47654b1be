import { smooth, steps } from '../shared/geometry.ts';
import { path } from './elements.ts';
import { node, strongAccent } from './method-parts.ts';

/* A step of the second path that no other has. */

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
