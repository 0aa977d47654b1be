import { accentStroke, circle } from '../figures/elements.ts';
import { repeat, seededRandom, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const WAIST = 0.56;

interface Measures {
  width: number;
  height: number;
  notes: number;
  dotRadius: number;
  ringRadius: number;
  /** Weight of a thread; an aim has twice that. */
  thread: number;
}

/** Notes fall into one point and leave it as four aims, one deeper than the other, as they hang below the article's second title. */
function convergence(
  { width, height, notes, dotRadius, ringRadius, thread }: Measures,
  direction: Direction,
): View {
  const x = fromStart(direction, width);
  const random = seededRandom(12);
  const waist = { x: width / 2, y: height * WAIST };
  const falling = repeat(notes, (index) => {
    const share = (index + 0.5) / notes;
    const start = {
      x: x(width * (0.02 + 0.96 * share) + (random() - 0.5) * 10),
      y: height * (0.02 + 0.22 * random() + 0.05 * (1 + Math.sin(share * 9))),
    };
    const bend = start.y + (waist.y - start.y) * (0.42 + 0.16 * random());
    const end = x(waist.x + (share - 0.5) * dotRadius * 1.7);
    const points = [start.x, bend, end, waist.y - height * 0.2, end, waist.y].map((value) => short(value));
    const opacity = short(0.6 + 0.3 * random(), 2);
    const curve = `<path d="M${short(start.x)} ${short(start.y)}C${points.join(' ')}" stroke-opacity="${opacity}"/>`;
    return curve + circle(start, thread * (1.5 + 1.2 * random()), { fill: 'currentColor', stroke: 'none' });
  });
  const aims = [
    { share: 0.12, depth: 0.72 },
    { share: 0.37, depth: 0.8 },
    { share: 0.63, depth: 0.88 },
    { share: 0.88, depth: 0.96 },
  ].map(({ share, depth }) => {
    const end = { x: x(width * share), y: height * depth };
    const points = [
      x(waist.x),
      waist.y + height * 0.12,
      end.x,
      waist.y + height * 0.06,
      end.x,
      end.y - ringRadius,
    ];
    const curve = points.map((value) => short(value)).join(' ');
    return (
      `<path stroke-width="${2 * thread}" d="M${short(x(waist.x))} ${short(waist.y)}C${curve}"/>` +
      circle(end, ringRadius, { ...accentStroke, 'stroke-width': 2 * thread })
    );
  });
  return {
    width,
    height,
    strokeWidth: thread,
    body: [...falling, ...aims].join(''),
    dot: { ...waist, radius: dotRadius },
  };
}

export const convergenceDrawing: Drawing = {
  name: 'convergence',
  shows: 'Many notes fall into one dot and leave it as four aims.',
  wide: (direction) =>
    convergence(
      { width: 552, height: 874, notes: 46, dotRadius: 24, ringRadius: 10, thread: 1.5 },
      direction,
    ),
  narrow: (direction) =>
    convergence(
      { width: 350, height: 420, notes: 34, dotRadius: 16, ringRadius: 8, thread: 1.25 },
      direction,
    ),
};
