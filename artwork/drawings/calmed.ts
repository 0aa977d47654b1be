import { path } from '../figures/elements.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { smoothLine } from './smooth-line.ts';

interface Measures {
  width: number;
  height: number;
  lines: number;
  step: number;
  /** How long a swing is. */
  swing: number;
}

/** From here on it is calm. */
const CALM = 0.72;

/** Land that was hard to cross goes over into an even one, as if it had never been otherwise. */
function calmed({ width, height, lines, step, swing }: Measures, direction: Direction): View {
  const x = fromStart(direction, width);
  const [top, most] = [height * 0.46, height * 0.37];
  const rough = (at: number, depth: number) => {
    const left = Math.max(0, 1 - at / (width * CALM)) ** 1.25;
    const [turn, late] = [(2 * Math.PI * at) / swing, depth * 1.7];
    const swings =
      Math.sin(turn - late) +
      0.55 * Math.sin(2.3 * turn + 1.4 - 2 * late) +
      0.3 * Math.sin(3.9 * turn - late);
    return (left * swings) / 1.6;
  };
  const strata = repeat(lines, (index) => {
    const depth = index / lines;
    const calm = top + (height - top) * depth ** 1.1;
    const places = [...steps(-step, width * CALM + step, step), width + step];
    const points = places.map((at) => ({ x: x(at), y: calm - most * (1 - depth) ** 1.5 * rough(at, depth) }));
    return path(smoothLine(points), {
      'vector-effect': 'non-scaling-stroke',
      'stroke-opacity': short(index === 0 ? 1 : 0.7 * (1 - depth) ** 0.9, 2),
      ...(index === 0 && { 'stroke-width': 2.4 }),
    });
  });
  return { width, height, strokeWidth: 1, body: strata.join('') };
}

export const calmedDrawing: Drawing = {
  name: 'calmed',
  shows: 'Rough land whose lines become even.',
  wide: (direction) => calmed({ width: 1440, height: 200, lines: 18, step: 22, swing: 250 }, direction),
  narrow: (direction) => calmed({ width: 390, height: 120, lines: 12, step: 9, swing: 104 }, direction),
};
