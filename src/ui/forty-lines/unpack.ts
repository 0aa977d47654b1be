import { ALL, at, emptyDrawing, LINES, LOOKS, POINTS, type Drawing } from './drawing.ts';

/** Bytes of one drawing: three for each line, four for each point. */
const SIZE = LINES * 3 + ALL * 4;
/** Steps of the packed numbers in one unit of the stage. */
const STEPS = 10;

/** The drawings of a packed file, in their order (artwork/forty-lines/pack.ts writes it). */
export function unpack(bytes: Uint8Array): Drawing[] {
  return Array.from({ length: bytes.length / SIZE }, (_, index) =>
    unpackDrawing(bytes.subarray(index * SIZE, (index + 1) * SIZE)),
  );
}

function unpackDrawing(bytes: Uint8Array): Drawing {
  const { xy, look } = emptyDrawing();
  const lows = bytes.subarray(LINES * 3);
  for (let index = 0; index < 2 * ALL; index += 1) {
    const difference = ((at(lows, index) | (at(lows, 2 * ALL + index) << 8)) << 16) >> 16;
    xy[index] = difference / STEPS + (index % POINTS === 0 ? 0 : at(xy, index - 1));
  }
  for (let line = 0; line < LINES; line += 1) {
    const kind = at(bytes, 2 * LINES + line);
    const bit = (place: number): number => (kind >> place) & 1;
    look.set(
      [at(bytes, line) / 16, at(bytes, LINES + line) / 255, (kind & 3) / 3, bit(2), bit(3), bit(4)],
      line * LOOKS,
    );
  }
  return { xy, look };
}
