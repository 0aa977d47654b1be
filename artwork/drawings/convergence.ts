import { accentStroke, circle, path, solid } from '../figures/elements.ts';
import { coordinates, polar, repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const WAIST = 0.52;

/** As many as the forty lines; each note is a leaf of paper, turned as it hangs. */
const NOTES = 40;

interface Measures {
  width: number;
  height: number;
  dotRadius: number;
  ringRadius: number;
  /** Side of a note. */
  note: number;
  /** Weight of a thread; an aim has twice that. */
  thread: number;
}

/** Path data of a square that stands on its lower edge's middle, turned about it. */
function leaf({ x, y }: Point, side: number, turn: number): string {
  const [across, up] = [polar({ x: 0, y: 0 }, side, turn), polar({ x: 0, y: 0 }, side, turn - Math.PI / 2)];
  return `M${coordinates(x - across.x / 2, y - across.y / 2)}l${coordinates(across.x, across.y, up.x, up.y, -across.x, -across.y)}z`;
}

/** Notes fall into one point and leave it as four aims, one deeper than the other, as they hang below the article's second title. */
function convergence(
  { width, height, dotRadius, ringRadius, note, thread }: Measures,
  direction: Direction,
): View {
  const x = fromStart(direction, width);
  const random = seededRandom(12);
  const waist = { x: width / 2, y: height * WAIST };
  const falling = repeat(NOTES, (index) => {
    const share = (index + 0.5) / NOTES;
    const out = Math.abs(2 * share - 1);
    // By turns in three rows, so that no note lies over its neighbour; the outer ones hang lower.
    const start = {
      x: x(width * (0.01 + 0.98 * share)),
      y: height * (0.045 + 0.075 * (index % 3) + 0.03 * random() + 0.13 * out * out),
    };
    const bend = start.y + (waist.y - start.y) * (0.46 + 0.12 * random());
    const end = x(waist.x + (share - 0.5) * dotRadius * 1.7);
    const points = [start.x, bend, end, waist.y - height * 0.16, end, waist.y].map((value) => short(value));
    const opacity = short(0.55 + 0.35 * random(), 2);
    const curve = `<path d="M${short(start.x)} ${short(start.y)}C${points.join(' ')}" stroke-opacity="${opacity}"/>`;
    const side = note * (0.8 + 0.45 * random());
    return curve + path(leaf(start, side, (random() - 0.5) * 0.9), solid);
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
    convergence({ width: 560, height: 874, dotRadius: 28, ringRadius: 12, note: 15, thread: 2 }, direction),
  narrow: (direction) =>
    convergence({ width: 350, height: 300, dotRadius: 14, ringRadius: 7, note: 8, thread: 1.25 }, direction),
};
