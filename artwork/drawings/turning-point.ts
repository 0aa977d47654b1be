import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

interface Measures {
  lines: number;
  width: number;
  height: number;
  /** What the lines turn about, from the inline start and from above. */
  pivot: { x: number; y: number };
  dotRadius: number;
  /** From one line to the next. */
  apart: number;
  /** Radians they turn by. */
  turn: number;
}

/** Lines come level, go round one dot, and leave turned upward: what comes after is as parallel as what came before. */
function turningPoint(measures: Measures, direction: Direction): View {
  const { lines: count, width, height, pivot, dotRadius, apart, turn } = measures;
  const x = fromStart(direction, width);
  const beyond = width + 20;
  const lines = repeat(count, (index) => {
    const radius = dotRadius + 2 + index * apart;
    const left = { x: pivot.x + radius * Math.sin(turn), y: pivot.y + radius * Math.cos(turn) };
    const end = left.y - (beyond - left.x) * Math.tan(turn);
    const arc = `A${radius} ${radius} 0 0 ${direction === 'rtl' ? 1 : 0} ${short(x(left.x))} ${short(left.y)}`;
    return `M${x(-20)} ${pivot.y + radius}H${x(pivot.x)}${arc}L${x(beyond)} ${short(end)}`;
  });
  const [nearest, ...others] = lines;
  return {
    width,
    height,
    strokeWidth: 1,
    body:
      `<path vector-effect="non-scaling-stroke" stroke-opacity=".55" d="${others.join('')}"/>` +
      `<path vector-effect="non-scaling-stroke" stroke-width="3" d="${nearest}"/>`,
    dot: { ...pivot, radius: dotRadius },
  };
}

/** What the workshop's lines go round, how far the first is from its middle, and how far they are apart. */
export const TURN = { lines: 40, dotRadius: 20, nearest: 22, apart: 4 };

/** From the dot's middle to the outer edge of the last line. */
const REACH = TURN.nearest + (TURN.lines - 1) * TURN.apart + 1;

/** Lines come level, go a quarter round one dot, and leave upright. It is laid with its corner, whatever it has to reach. */
function quarterTurn({ width, height }: { width: number; height: number }, direction: Direction): View {
  const x = fromStart(direction, width);
  const pivot = { x: width - REACH, y: height - REACH };
  const [nearest, ...others] = repeat(TURN.lines, (index) => {
    const radius = TURN.nearest + index * TURN.apart;
    const arc = `A${radius} ${radius} 0 0 ${direction === 'rtl' ? 1 : 0} ${x(pivot.x + radius)} ${pivot.y}`;
    return `M${x(0)} ${pivot.y + radius}H${x(pivot.x)}${arc}V0`;
  });
  return {
    width,
    height,
    strokeWidth: 1,
    body: `<path stroke-opacity=".55" d="${others.join('')}"/><path stroke-width="3" d="${nearest}"/>`,
    dot: { ...pivot, radius: TURN.dotRadius },
  };
}

export const turningPointDrawing: Drawing = {
  name: 'turning-point',
  shows:
    'Forty level lines that go a quarter round one dot and leave it upright; on phones half of them, turned upward.',
  wide: (direction) => quarterTurn({ width: 2000, height: 1600 }, direction),
  narrow: (direction) =>
    turningPoint(
      { lines: 20, width: 390, height: 240, pivot: { x: 306, y: 100 }, dotRadius: 11, apart: 6, turn: 0.5 },
      direction,
    ),
};
