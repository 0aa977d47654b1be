import { repeat } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** What the workshop's lines go round, how far the first is from its middle, and how far they are apart. */
export const TURN = { lines: 40, dotRadius: 20, nearest: 22, apart: 4 };

interface Measures {
  lines: number;
  width: number;
  height: number;
  dotRadius: number;
  /** From the dot's middle to the first line, and from one to the next. */
  nearest: number;
  apart: number;
  /** From the last line to the drawing's inline end. */
  margin: number;
}

/** Lines come level, go a quarter round one dot, and leave upright. It is laid with its corner, whatever it has to reach. */
function quarterTurn(measures: Measures, direction: Direction): View {
  const { lines, width, height, dotRadius, nearest: first, apart, margin } = measures;
  const x = fromStart(direction, width);
  const reach = first + (lines - 1) * apart + 1;
  const pivot = { x: width - margin - reach, y: height - reach };
  const [nearest, ...others] = repeat(lines, (index) => {
    const radius = first + index * apart;
    const arc = `A${radius} ${radius} 0 0 ${direction === 'rtl' ? 1 : 0} ${x(pivot.x + radius)} ${pivot.y}`;
    return `M${x(0)} ${pivot.y + radius}H${x(pivot.x)}${arc}V0`;
  });
  return {
    width,
    height,
    strokeWidth: 1,
    body: `<path stroke-opacity=".55" d="${others.join('')}"/><path stroke-width="3" d="${nearest}"/>`,
    dot: { ...pivot, radius: dotRadius },
  };
}

export const turningPointDrawing: Drawing = {
  name: 'turning-point',
  shows: 'Forty level lines, on phones half of them, that go a quarter round one dot and leave it upright.',
  wide: (direction) => quarterTurn({ ...TURN, width: 2000, height: 1600, margin: 0 }, direction),
  narrow: (direction) =>
    quarterTurn(
      { lines: 20, width: 390, height: 900, dotRadius: 11, nearest: 12.5, apart: 3.5, margin: 20 },
      direction,
    ),
};
