import { circle } from '../figures/elements.ts';
import { coordinates, repeat, seededRandom, short, smooth, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';

interface Trail {
  /** Its dots: how many, how far apart, how large. */
  count: number;
  gap: number;
  firstRadius: number;
  /** Where it sets out for, in radians from the inline end clockwise, and how far it sways about that. */
  heading: number;
  sway: number;
}

type Place = (x: number) => number;

/** From 0 to 1 between two shares, without a corner. */
function ease(share: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** It has left the map at the dot, turns about itself, thins out and stops. */
function lostLine({ count, gap, firstRadius, heading, sway }: Trail, dot: Dot, fromLeft: Place): string {
  let { x, y } = dot;
  const dots = repeat(count, (index) => {
    const share = index / count;
    const turned = heading + sway * Math.sin(share * 7) - 2.2 * Math.PI * ease(share, 0.44, 0.9);
    const step = index === 0 ? dot.radius + gap : gap * (1 + share * 0.7);
    x += step * Math.cos(turned);
    y += step * Math.sin(turned);
    return circle({ x: fromLeft(x), y }, firstRadius * (1 - 0.6 * share), {
      opacity: 1 - 0.82 * share ** 1.8,
    });
  });
  // The map is drawn in the ink of its page: only what was lost has the brand's blue.
  return `<g fill="var(--accent)" stroke="none">${dots.join('')}</g>`;
}

const [WIDTH, HEIGHT] = [640, 640];
const RINGS = 16;
const [INNERMOST, OUTERMOST] = [120, 520];
/** Points of a quarter of a ring, and one beyond each of its ends. */
const STEPS = 14;

/** A point of a height's line about the far lower corner; no height is quite round, and each a little like the next. */
function contour(share: number, angle: number): Point {
  const radius = INNERMOST + (OUTERMOST - INNERMOST) * share;
  const drift = 1.1 * share;
  const uneven = 1 + 0.045 * Math.sin(3.1 * angle + 0.4 + drift) + 0.02 * Math.sin(7 * angle + 2 - 2 * drift);
  return { x: WIDTH - radius * uneven * Math.cos(angle), y: HEIGHT - radius * uneven * Math.sin(angle) };
}

/** A hill as maps show it, every fifth height heavier. */
function wide(direction: Direction): View {
  const fromLeft = fromStart(direction, WIDTH);
  const map = repeat(RINGS, (index) => {
    const points = repeat(STEPS + 3, (step) =>
      contour(index / (RINGS - 1), ((step - 1) / STEPS) * (Math.PI / 2)),
    );
    const weight = index % 5 === 0 ? '1.5" stroke-opacity=".7' : '1" stroke-opacity=".4';
    return `<path stroke-width="${weight}" d="${smooth(points.map(({ x, y }) => ({ x: fromLeft(x), y })))}"/>`;
  });
  const dot: Dot = { ...contour(1, 0.4), radius: 26 };
  const trail = { count: 56, gap: 6.6, firstRadius: 2.8, heading: -2.2, sway: 0.5 };
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: 1,
    isOpen: true,
    body: map.join('') + lostLine(trail, dot, fromLeft),
    dot,
  };
}

const NARROW_LINES = 26;

/** A line of the map on phones: from the foot of the drawing to where it leaves it, with the points that bend it. */
const bendOf = (share: number): readonly [foot: Point, lower: Point, upper: Point, end: Point] => [
  { x: 296 - share * 116, y: 270 },
  { x: 296 - share * 116, y: 229 - share * 72 },
  { x: 329 - share * 64, y: 195 - share * 131 },
  { x: 370, y: 195 - share * 131 },
];

function pointOn([foot, lower, upper, end]: ReturnType<typeof bendOf>, t: number): Point {
  const u = 1 - t;
  const along = (of: (point: Point) => number) =>
    u ** 3 * of(foot) + 3 * u * u * t * of(lower) + 3 * u * t * t * of(upper) + t ** 3 * of(end);
  return { x: along(({ x }) => x), y: along(({ y }) => y) };
}

function narrow(direction: Direction): View {
  const [width, height] = [370, 270];
  const fromLeft = fromStart(direction, width);
  const random = seededRandom(11);
  const place = ({ x, y }: Point) => coordinates(fromLeft(x), y);
  const map = repeat(NARROW_LINES, (index) => {
    const [foot, ...rest] = bendOf(index / (NARROW_LINES - 1));
    const opacity = index === NARROW_LINES - 1 ? 0.6 : 0.14 + 0.3 * random();
    return `<path d="M${place(foot)}C${rest.map(place).join(' ')}" stroke-opacity="${short(opacity, 2)}"/>`;
  });
  const dot: Dot = { ...pointOn(bendOf(1), 0.3), radius: 12 };
  const trail = { count: 52, gap: 4.6, firstRadius: 2.1, heading: -2.5, sway: 0.5 };
  return { width, height, strokeWidth: 1.1, body: map.join('') + lostLine(trail, dot, fromLeft), dot };
}

export const lostLineDrawing: Drawing = {
  name: 'lost-line',
  shows: 'The heights of a map, and a line that has left them at the dot and ends nowhere.',
  wide,
  narrow,
};
