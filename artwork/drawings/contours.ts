import { coordinates, repeat, type Point } from '../shared/geometry.ts';

/** How high the land is at a place. */
export type Heights = (place: Point) => number;

/** What lies around a place, in two rings, and the place itself. */
const AROUND: readonly Point[] = [
  { x: 0, y: 0 },
  ...[0.5, 1].flatMap((radius) =>
    repeat(8, (index) => {
      const turned = (index + radius) * (Math.PI / 4);
      return { x: radius * Math.cos(turned), y: radius * Math.sin(turned) };
    }),
  ),
];

/** The heights of a land whose narrow valleys are filled: each is measured as far around it as that. */
export function softened(heights: Heights, reach: number): Heights {
  return ({ x, y }) =>
    AROUND.reduce((sum, by) => sum + heights({ x: x + by.x * reach, y: y + by.y * reach }), 0) /
    AROUND.length;
}

/** Whether a closed line is worth drawing; around a valley it runs the other way. */
export function isLargeEnough(
  line: readonly Point[],
  least: { height: number; valley: number },
  scale: number,
): boolean {
  const area = line.reduce((sum, from, index) => {
    const to = line[(index + 1) % line.length] ?? from;
    return sum + (from.x * to.y - to.x * from.y) / 2;
  }, 0);
  return Math.abs(area) > (area > 0 ? least.height : least.valley) * scale ** 2;
}

interface Area {
  width: number;
  height: number;
  /** How far from one another the heights are measured. */
  cell: number;
  /** How far around it they are measured as well. */
  around: number;
}

const key = ({ x, y }: Point) => `${x.toFixed(6)},${y.toFixed(6)}`;

/** The closed lines of one height, the area's own edge as part of them where the land goes on beyond it (marching squares). */
export function contoursAt(heights: Heights, level: number, area: Area): Point[][] {
  const { cell, around } = area;
  const [columns, rows] = [
    Math.ceil((area.width + 2 * around) / cell),
    Math.ceil((area.height + 2 * around) / cell),
  ];
  const at = (column: number, row: number): Point => ({ x: column * cell - around, y: row * cell - around });
  const isOutside = (column: number, row: number) =>
    column <= 0 || row <= 0 || column >= columns || row >= rows;
  // Beyond the area lies the sea, so that every line closes.
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) =>
      isOutside(column, row) ? -level - 1 : heights(at(column, row)) - level,
    ),
  );
  const valueAt = (column: number, row: number) => grid[row]?.[column] ?? -1;
  const crossing = (from: readonly [number, number], to: readonly [number, number]): Point => {
    // Both cells at this side reckon it alike.
    const [first, second] = from[0] + from[1] < to[0] + to[1] ? [from, to] : [to, from];
    const [one, other] = [valueAt(...first), valueAt(...second)];
    const share = one / (one - other);
    const [start, end] = [at(...first), at(...second)];
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  };
  const next = new Map<string, Point>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const isHigh = corners.map((corner) => valueAt(...corner) > 0);
      // From each side on which the line comes in to the next one on which it leaves, the land to one hand.
      const [ins, outs]: [Point[], Point[]] = [[], []];
      corners.forEach((corner, index) => {
        const following = corners[(index + 1) % 4] ?? corner;
        if (isHigh[index] === isHigh[(index + 1) % 4]) return;
        (isHigh[index] === true ? outs : ins).push(crossing(corner, following));
      });
      outs.forEach((from, index) => {
        const to = ins[index];
        if (to) next.set(key(from), to);
      });
    }
  }
  const lines: Point[][] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    const line: Point[] = [];
    let pen = first;
    while (pen !== undefined) {
      const to: Point | undefined = next.get(pen);
      next.delete(pen);
      if (to) line.push(to);
      pen = to && key(to);
    }
    lines.push(line);
  }
  return lines;
}

/** Places of a closed line at equal steps along it. */
function stepsAlong(line: readonly Point[], step: number): Point[] {
  const sides = line.map((from, index) => {
    const to = line[(index + 1) % line.length] ?? from;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const around = sides.reduce((sum, { length }) => sum + length, 0);
  const count = Math.max(6, Math.round(around / step));
  const places: Point[] = [];
  let walked = 0;
  for (const { from, to, length } of sides) {
    while (places.length < count && (places.length * around) / count <= walked + length) {
      const share = ((places.length * around) / count - walked) / (length || 1);
      places.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    walked += length;
  }
  return places;
}

/**
 * Path data of a closed line, drawn softly through the middles between points at equal steps: two numbers for each, as
 * what it leans on follows from the one before. On even numbers, so that no rounding adds up.
 */
export function softContour(line: readonly Point[], step: number): string {
  const points = stepsAlong(line, step).map(({ x, y }) => ({
    x: 2 * Math.round(x / 2),
    y: 2 * Math.round(y / 2),
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const start = middleOf(last, first);
  let pen = start;
  const moves = points.map((point, index) => {
    const to = middleOf(point, points[(index + 1) % points.length] ?? first);
    const move = coordinates(to.x - pen.x, to.y - pen.y);
    pen = to;
    return move;
  });
  const [toFirst = '', ...others] = moves;
  const rest = others.reduce((data, move) => data + (move.startsWith('-') ? '' : ' ') + move, '');
  return `M${coordinates(start.x, start.y)}q${coordinates(first.x - start.x, first.y - start.y)} ${toFirst}t${rest.trimStart()}z`;
}

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
