export interface Point {
  x: number;
  y: number;
}

/** A coordinate with one decimal at most, as short as SVG allows: `-0.5` becomes `-.5`. */
export function short(value: number, decimals = 1): string {
  const rounded = Number(value.toFixed(decimals));
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/**
 * Coordinates joined with the fewest separators: a minus sign separates by itself, and so does
 * a second decimal point.
 */
export function coordinates(...values: number[]): string {
  return values
    .map((value) => short(value))
    .join(' ')
    .replaceAll(' -', '-')
    .replaceAll(/(\.\d+) \./g, '$1.');
}

/** Position at `angle` radians and `radius` around a centre; 0 is to the right, angles grow clockwise. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Path data of one straight line. */
export function line(from: Point, to: Point): string {
  return `M${coordinates(from.x, from.y)}L${coordinates(to.x, to.y)}`;
}

/**
 * Path data of a smooth curve through all points (Catmull-Rom spline as Bézier segments). Relative coordinates
 * are half as long; each is taken from the rounded pen position, so that rounding never adds up. A closed one comes
 * back to its first point without a corner.
 */
export function smooth(points: readonly Point[], isClosed = false): string {
  const [first] = points;
  if (!first) return '';
  const count = points.length;
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? first;
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
  let pen = round(first);
  let data = `M${coordinates(pen.x, pen.y)}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += `c${coordinates(
      start.x + (end.x - before.x) / 6 - pen.x,
      start.y + (end.y - before.y) / 6 - pen.y,
      end.x - (after.x - start.x) / 6 - pen.x,
      end.y - (after.y - start.y) / 6 - pen.y,
      end.x - pen.x,
      end.y - pen.y,
    )}`;
    pen = round(end);
  }
  return isClosed ? `${data}z` : data;
}

/** The numbers from `first` in steps of `step`, up to and including `last`. */
export function steps(first: number, last: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((last - first) / step + 1e-9) + 1 },
    (_, index) => first + index * step,
  );
}

/** What `draw` returns for 0, 1, … `count - 1`. */
export function repeat<T>(count: number, draw: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** A generator of numbers in [0, 1) that gives the same sequence for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
