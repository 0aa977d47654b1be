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

export const turningPointDrawing: Drawing = {
  name: 'turning-point',
  shows: 'Forty level lines (on phones half of them) that go round one dot and leave it turned upward.',
  wide: (direction) =>
    turningPoint(
      { lines: 40, width: 1440, height: 900, pivot: { x: 676, y: 640 }, dotRadius: 20, apart: 5, turn: 0.62 },
      direction,
    ),
  narrow: (direction) =>
    turningPoint(
      { lines: 20, width: 390, height: 240, pivot: { x: 306, y: 100 }, dotRadius: 11, apart: 6, turn: 0.5 },
      direction,
    ),
};
