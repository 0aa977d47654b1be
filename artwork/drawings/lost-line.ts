import { circle } from '../figures/elements.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';

interface Measures {
  width: number;
  height: number;
  dot: Dot;
  /** From the middle of the page's dot to the first of the line's. */
  clearance: number;
  count: number;
  gap: number;
  firstRadius: number;
  /** Where it sets out for: 0 is level, negative rises. */
  heading: number;
  /** How far it sways about that, and how fast. */
  sway: number;
  pace: number;
  phase: number;
}

/** A dotted line leaves the page's dot, wanders, thins out and stops; no node ends it. */
function lostLine(measures: Measures, direction: Direction): View {
  const {
    width,
    height,
    dot,
    clearance,
    count,
    gap,
    firstRadius,
    heading: first,
    sway,
    pace,
    phase,
  } = measures;
  const fromLeft = fromStart(direction, width);
  let [x, y] = [dot.x + clearance, dot.y];
  let body = '';
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const heading =
      first +
      sway * Math.sin(share * pace + phase) * (1 - share * 0.35) +
      share * share * 0.9 * Math.sin(share * 15);
    const step = gap * (1 + share * 0.7);
    x += step * Math.cos(heading);
    y += step * Math.sin(heading);
    body += circle({ x: fromLeft(x), y }, firstRadius * (1 - 0.62 * share), {
      opacity: 1 - 0.8 * share ** 1.6,
    });
  }
  return {
    width,
    height,
    strokeWidth: 1,
    body: `<g fill="currentColor" stroke="none">${body}</g>`,
    dot,
  };
}

export const lostLineDrawing: Drawing = {
  name: 'lost-line',
  shows: 'A dotted line that wanders off and ends nowhere.',
  wide: (direction) =>
    lostLine(
      {
        width: 640,
        height: 620,
        dot: { x: 30, y: 500, radius: 26 },
        clearance: 34,
        count: 100,
        gap: 7.6,
        firstRadius: 3.2,
        heading: -0.7,
        sway: 1.3,
        pace: 7,
        phase: 0.9,
      },
      direction,
    ),
  narrow: (direction) =>
    lostLine(
      {
        width: 350,
        height: 260,
        dot: { x: 12, y: 120, radius: 12 },
        clearance: 16,
        count: 46,
        gap: 5,
        firstRadius: 2,
        heading: -0.2,
        sway: 0.62,
        pace: 5.2,
        phase: 0.5,
      },
      direction,
    ),
};
