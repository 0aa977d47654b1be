import { path, solid } from '../figures/elements.ts';
import { coordinates, polar, repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** In the wide view the page draws its four lines on (objectives.module.css): the last one hangs where its last column begins. */
const BUNDLE = { between: 14, last: 292 };

/** As many as the forty lines; each note is a leaf of paper, turned as it hangs. */
const NOTES = 40;

interface Measures {
  width: number;
  height: number;
  dotRadius: number;
  /** Side of a note. */
  note: number;
  thread: number;
  /** Where all of it is one, from the inline start and from the top. */
  waist: Point;
}

/** Path data of a square that stands on its lower edge's middle, turned about it. */
function leaf({ x, y }: Point, side: number, turn: number): string {
  const [across, up] = [polar({ x: 0, y: 0 }, side, turn), polar({ x: 0, y: 0 }, side, turn - Math.PI / 2)];
  return `M${coordinates(x - across.x / 2, y - across.y / 2)}l${coordinates(across.x, across.y, up.x, up.y, -across.x, -across.y)}z`;
}

/** Notes fall into one point and leave it as four aims. */
function convergence(
  { width, height, dotRadius, note, thread, waist }: Measures,
  direction: Direction,
  aims: (x: (x: number) => number) => string = () => '',
): View {
  const x = fromStart(direction, width);
  const random = seededRandom(12);
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
  return {
    width,
    height,
    strokeWidth: thread,
    body: falling.join('') + aims(x),
    dot: { ...waist, radius: dotRadius },
  };
}

const WIDE: Measures = {
  width: 560,
  height: 890,
  dotRadius: 28,
  note: 15,
  thread: 2,
  waist: { x: 560 - BUNDLE.last - 1.5 * BUNDLE.between, y: 525 },
};

const NARROW: Measures = {
  width: 350,
  height: 262,
  dotRadius: 14,
  note: 8,
  thread: 1.25,
  waist: { x: 175, y: 152 },
};

/** On phones the text comes between: side by side they go to the page's inline end, and down it to their aims (objectives-narrow.module.css). */
const CABLE = { between: 4, weight: 2 };

function besideText(x: (x: number) => number): string {
  const { waist, width, height } = NARROW;
  const aims = repeat(4, (index) => {
    const start = x(waist.x + (1.5 - index) * CABLE.between);
    const end = x(width - CABLE.weight / 2 - index * CABLE.between);
    const curve = [start, height * 0.86, end, height * 0.66, end, height].map((value) => short(value));
    return path(`M${coordinates(start, waist.y)}C${curve.join(' ')}`);
  }).join('');
  return `<g stroke-width="${CABLE.weight}">${aims}</g>`;
}

export const convergenceDrawing: Drawing = {
  name: 'convergence',
  shows: 'Many notes fall into one dot and leave it as four aims.',
  wide: (direction) => convergence(WIDE, direction),
  narrow: (direction) => convergence(NARROW, direction, besideText),
};
