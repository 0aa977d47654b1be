import { POINTS, type Polyline } from './polyline.ts';

/** Steps of the packed numbers in one unit of the stage. */
const STEPS = 10;

/**
 * A figure's bytes, as src/ui/forty-lines/unpack.ts reads them: of each line its weight, opacity and kind; then x and
 * y of all points as differences along each line, low bytes before high ones, which compresses to half.
 */
export function pack(lines: readonly Polyline[]): Uint8Array {
  const differences = (['x', 'y'] as const).flatMap((axis) =>
    lines.flatMap(({ points }) => {
      const values = points.map((point) => Math.round(point[axis] * STEPS));
      return values.map((value, index) => value - (values[index - 1] ?? 0));
    }),
  );
  if (lines.some(({ points }) => points.length !== POINTS)) throw new Error('A line has another length.');
  return Uint8Array.from([
    ...lines.map(({ weight }) => Math.round(weight * 16)),
    ...lines.map(({ opacity }) => Math.round(opacity * 255)),
    ...lines.map(
      ({ smooth, isBroken, isFilled, isAccent }) =>
        Math.round(smooth * 3) | (Number(isBroken) << 2) | (Number(isFilled) << 3) | (Number(isAccent) << 4),
    ),
    ...differences.map((difference) => difference & 255),
    ...differences.map((difference) => (difference >> 8) & 255),
  ]);
}
