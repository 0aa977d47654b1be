import type { Point } from '../shared/geometry.ts';

/** How far inside a steep slope its lines end, of 1440. */
export const LAND_EDGE = 4;

/** The parts of a line that lie in the land, each up to its edge. */
export function partsInside(
  points: readonly Point[],
  lineOf: (x: number) => number,
  isInside: (point: Point) => boolean,
): Point[][] {
  const edge = (inside: Point, outside: Point): Point => {
    let [near, far] = [inside.x, outside.x];
    for (let round = 0; round < 12; round += 1) {
      const middle = (near + far) / 2;
      if (isInside({ x: middle, y: lineOf(middle) })) near = middle;
      else far = middle;
    }
    return { x: near, y: lineOf(near) };
  };
  const parts: Point[][] = [[]];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const [is, was] = [isInside(point), before !== undefined && isInside(before)];
    if (is && before && !was) parts.push([edge(point, before)]);
    if (is) parts.at(-1)?.push(point);
    else if (before && was) parts.at(-1)?.push(edge(before, point));
  }
  return parts.filter(({ length }) => length > 2);
}
