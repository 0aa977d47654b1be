import { repeat } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** The workshop's lines: of whole pixels, and so far apart that each shows however small the page is seen. */
export const LEVEL = { lines: 20, apart: 8, weight: 2, strong: 4 };

interface Measures {
  lines: number;
  width: number;
  height: number;
  dotRadius: number;
  /** From the dot's middle to the first line, and from one to the next. */
  nearest: number;
  apart: number;
  /** How broad the lines are, and the first of them. */
  weight: number;
  strong: number;
  /** From the last line to the drawing's inline end. */
  margin: number;
}

/** Lines come level, go a quarter round one dot, and leave upright. It is laid with its corner, whatever it has to reach. */
function quarterTurn(measures: Measures, direction: Direction): View {
  const { lines, width, height, dotRadius, nearest: first, apart, weight, strong, margin } = measures;
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
    strokeWidth: weight,
    body: `<path stroke-opacity=".55" d="${others.join('')}"/><path stroke-width="${strong}" d="${nearest}"/>`,
    dot: { ...pivot, radius: dotRadius },
  };
}

export const turningPointDrawing: Drawing = {
  name: 'turning-point',
  shows: 'Twenty level lines that go a quarter round one dot and leave it upright.',
  wide: (direction) =>
    quarterTurn({ ...LEVEL, dotRadius: 20, nearest: 22, width: 2000, height: 1600, margin: 0 }, direction),
  narrow: (direction) =>
    quarterTurn(
      {
        lines: 20,
        width: 390,
        height: 900,
        dotRadius: 11,
        nearest: 12.5,
        apart: 3.5,
        weight: 1,
        strong: 3,
        margin: 20,
      },
      direction,
    ),
};
