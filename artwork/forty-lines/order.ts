import type { Point } from '../shared/geometry.ts';
import type { Polyline } from './polyline.ts';

/** How far the points of a line are from another's, on average. */
function travel(points: readonly Point[], goal: readonly Point[]): number {
  const distances = points.map(({ x, y }, index) =>
    Math.hypot(x - (goal[index]?.x ?? x), y - (goal[index]?.y ?? y)),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / points.length;
}

/** The same line as it may be written: in reverse, and for a loop from any of its points. */
function writingsOf({ points, isLoop }: Polyline): Point[][] {
  const ways = [points, points.toReversed()];
  if (!isLoop) return ways;
  return ways.flatMap((way) => {
    const loop = way.slice(0, -1);
    return loop.map((start, index) => loop.slice(index).concat(loop.slice(0, index), start));
  });
}

/** The writing that travels least to its goal. */
function nearest(writings: readonly Point[][], goal: readonly Point[]): { points: Point[]; cost: number } {
  let best: { points: Point[]; cost: number } = { points: [], cost: Infinity };
  for (const points of writings) {
    const cost = travel(points, goal);
    if (cost < best.cost) best = { points, cost };
  }
  return best;
}

/** The column of every row for the least total cost (Hungarian algorithm, with potentials). */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const size = costs.length;
  const zeros = () => Array.from({ length: size + 1 }, () => 0);
  const [ofRow, ofColumn, rowAt, cameFrom] = [zeros(), zeros(), zeros(), zeros()];
  for (let row = 1; row <= size; row += 1) {
    rowAt[0] = row;
    let column = 0;
    const least = zeros().fill(Infinity);
    const isUsed = zeros().map(() => false);
    do {
      isUsed[column] = true;
      const current = rowAt[column] ?? 0;
      let [next, step] = [0, Infinity];
      for (let other = 1; other <= size; other += 1) {
        if (isUsed[other]) continue;
        const cost = (costs[current - 1]?.[other - 1] ?? 0) - (ofRow[current] ?? 0) - (ofColumn[other] ?? 0);
        if (cost < (least[other] ?? 0)) [least[other], cameFrom[other]] = [cost, column];
        if ((least[other] ?? 0) < step) [step, next] = [least[other] ?? 0, other];
      }
      for (let other = 0; other <= size; other += 1) {
        const itsRow = rowAt[other] ?? 0;
        if (isUsed[other]) {
          ofRow[itsRow] = (ofRow[itsRow] ?? 0) + step;
          ofColumn[other] = (ofColumn[other] ?? 0) - step;
        } else least[other] = (least[other] ?? 0) - step;
      }
      column = next;
    } while (rowAt[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column] ?? 0;
      rowAt[column] = rowAt[before] ?? 0;
      column = before;
    }
  }
  const columns: number[] = [];
  for (let column = 1; column <= size; column += 1) columns[(rowAt[column] ?? 0) - 1] = column - 1;
  return columns;
}

/** The lines in the order of those they become, each written the way that travels least. */
export function inOrderOf(goals: readonly Polyline[], lines: readonly Polyline[]): Polyline[] {
  const choices = lines.map((line) => {
    const writings = writingsOf(line);
    return goals.map((goal) => nearest(writings, goal.points));
  });
  // Squared: one long journey is worse than two short ones.
  const places = assign(choices.map((row) => row.map(({ cost }) => cost * cost)));
  const placed = lines.map((line, index) => {
    const place = places[index] ?? index;
    return { place, line: { ...line, points: choices[index]?.[place]?.points ?? line.points } };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ line }) => line);
}
