import { circle, path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { TURN } from './turning-point.ts';

interface Measures {
  lines: number;
  width: number;
  /** The first line's distance from the field's middle, and from one to the next. */
  nearest: number;
  apart: number;
  dotRadius: number;
}

/** Between the last line and the field's edge. */
const VERGE = 6;

/** Where windows are wider than the page, the lines come in from their edge. */
const BEYOND = 1400;

/**
 * The lines that turned about the day go all the way round: what they go over is the first field of the initiative, which
 * lies on the page's foot. A quarter of it they cross on their way in.
 */
function turnedField(
  { lines: count, width, nearest, apart, dotRadius }: Measures,
  direction: Direction,
): View {
  const x = fromStart(direction, width);
  const field = nearest + (count - 1) * apart + VERGE;
  const [across, y, height] = [width - field, field, 2 * field];
  const radii = repeat(count, (index) => nearest + index * apart);
  const edges = radii.map((radius) => across - Math.sqrt(field ** 2 - radius ** 2));
  const ways = radii.map(
    (radius, index) => `M${x(-BEYOND)} ${short(y + radius)}H${short(x(edges[index] ?? 0))}`,
  );
  const furrows = radii.map((radius, index) => {
    const round = `A${short(radius)} ${short(radius)} 0 1 ${direction === 'rtl' ? 1 : 0}`;
    return `M${short(x(edges[index] ?? 0))} ${short(y + radius)}H${short(x(across))}${round} ${short(x(across - radius))} ${short(y)}`;
  });
  const middle = { x: x(across), y };
  return {
    width,
    height,
    strokeWidth: 1,
    isOpen: true,
    body:
      path(ways.slice(1).join(''), { 'stroke-opacity': 0.55 }) +
      path(ways.slice(0, 1).join(''), { 'stroke-width': 3 }) +
      circle(middle, field, { fill: 'var(--field-green)', stroke: 'none' }) +
      path(furrows.slice(1).join(''), { stroke: 'var(--on-picture)', 'stroke-opacity': 0.6 }) +
      path(furrows.slice(0, 1).join(''), { stroke: 'var(--on-picture)', 'stroke-width': 3 }) +
      circle(middle, dotRadius, { fill: 'var(--on-picture)', stroke: 'none' }),
  };
}

export const turnedFieldDrawing: Drawing = {
  name: 'next-platforms-code',
  shows:
    'The forty lines of the workshop (on phones half of them), which go all the way round and are a field.',
  wide: (direction) => turnedField({ ...TURN, width: 1216 }, direction),
  narrow: (direction) =>
    turnedField({ lines: 20, width: 350, nearest: 13, apart: 3.5, dotRadius: 11 }, direction),
};
