import { repeat, type Point } from '../shared/geometry.ts';

interface Field {
  count: number;
  /** From where on, and over how much, grains lie. */
  from: Point;
  over: Point;
  /** Two that touch would be one of another shape. */
  apart: number;
  /** How far a grain's row may be from its height: order is what comes of it. */
  stray: number;
  /** Where none lies. */
  isFree?: (place: Point) => boolean;
}

/** Grains that lie scattered, roughly in the order of their height. */
export function scatteredGrains(random: () => number, field: Field): Point[] {
  const { count, from, over, apart, stray, isFree = () => true } = field;
  const grains: (Point & { stray: number })[] = [];
  while (grains.length < count) {
    const grain = {
      x: from.x + random() * over.x,
      y: from.y + random() * over.y,
      stray: random() * stray,
    };
    const isApart = grains.every(({ x, y }) => Math.hypot(x - grain.x, y - grain.y) > apart);
    if (isApart && isFree(grain)) grains.push(grain);
  }
  return grains.toSorted((a, b) => a.y + a.stray - b.y - b.stray).map(({ x, y }) => ({ x, y }));
}

/** The way of a grain to its row: level from where it lies for so much, and level again from `before` the row's begin on. */
export function wayToRow(start: Point, y: number, leaves: number, before: number, begin: number): Point[] {
  return repeat(8, (step) => {
    const t = step / 7;
    const [u, v] = [1 - t, 3 * t * (1 - t)];
    const along = (a: number, b: number, c: number, d: number) =>
      a * u ** 3 + v * (b * u + c * t) + d * t ** 3;
    return { x: along(start.x, start.x + leaves, before, begin), y: along(start.y, start.y, y, y) };
  });
}
