import { circle } from '../figures/elements.ts';
import { coordinates, repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';

/** A line of the map: from the foot of the drawing to where it leaves it, with the two points that bend it. */
type Bend = readonly [foot: Point, lower: Point, upper: Point, end: Point];

interface Measures {
  width: number;
  height: number;
  /** How many lines know their way; the last of them is the one that the lost one leaves. */
  lines: number;
  bendOf: (share: number) => Bend;
  dotRadius: number;
  /** How far up its line the lost one leaves it. */
  leaves: number;
  /** Its dots: how many, how far apart, how large. */
  count: number;
  gap: number;
  firstRadius: number;
  /** Where it sets out for, in radians from the inline end clockwise, and how far it sways about that. */
  heading: number;
  sway: number;
}

function pointOn([foot, lower, upper, end]: Bend, t: number): Point {
  const u = 1 - t;
  const along = (of: (point: Point) => number) =>
    u ** 3 * of(foot) + 3 * u * u * t * of(lower) + 3 * u * t * t * of(upper) + t ** 3 * of(end);
  return { x: along(({ x }) => x), y: along(({ y }) => y) };
}

/** From 0 to 1 between two shares, without a corner. */
function ease(share: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The lines of the map go their way together; one has left them at the dot, turns about itself, thins out and stops. */
function lostLine(measures: Measures, direction: Direction): View {
  const { width, height, lines, bendOf, dotRadius, leaves, count, gap, firstRadius, heading, sway } =
    measures;
  const fromLeft = fromStart(direction, width);
  const random = seededRandom(11);
  const place = ({ x, y }: Point) => coordinates(fromLeft(x), y);
  const map = repeat(lines, (index) => {
    const [foot, ...rest] = bendOf(index / (lines - 1));
    const opacity = index === lines - 1 ? 0.6 : 0.14 + 0.3 * random();
    return `<path d="M${place(foot)}C${rest.map(place).join(' ')}" stroke-opacity="${short(opacity, 2)}"/>`;
  });
  const dot: Dot = { ...pointOn(bendOf(1), leaves), radius: dotRadius };
  let { x, y } = dot;
  const lost = repeat(count, (index) => {
    const share = index / count;
    const turned = heading + sway * Math.sin(share * 7) - 2.2 * Math.PI * ease(share, 0.44, 0.9);
    const step = index === 0 ? dotRadius + gap : gap * (1 + share * 0.7);
    x += step * Math.cos(turned);
    y += step * Math.sin(turned);
    return circle({ x: fromLeft(x), y }, firstRadius * (1 - 0.6 * share), {
      opacity: 1 - 0.82 * share ** 1.8,
    });
  });
  return {
    width,
    height,
    strokeWidth: 1.1,
    // The map is drawn in the ink of its page: only what was lost has the brand's blue.
    body: `${map.join('')}<g fill="var(--accent)" stroke="none">${lost.join('')}</g>`,
    dot,
  };
}

export const lostLineDrawing: Drawing = {
  name: 'lost-line',
  shows: 'Thirty-nine lines that know their way, and one that has left them and ends nowhere.',
  wide: (direction) =>
    lostLine(
      {
        width: 640,
        height: 1000,
        lines: 39,
        bendOf: (share) => [
          { x: 610 - share * 330, y: 1000 },
          { x: 590 - share * 310, y: 640 },
          { x: 632 - share * 190, y: 520 },
          { x: 632 - share * 210, y: 0 },
        ],
        dotRadius: 26,
        leaves: 0.19,
        count: 62,
        gap: 7.5,
        firstRadius: 3,
        heading: -2.2,
        sway: 0.5,
      },
      direction,
    ),
  narrow: (direction) =>
    lostLine(
      {
        width: 370,
        height: 270,
        lines: 26,
        bendOf: (share) => [
          { x: 296 - share * 116, y: 270 },
          { x: 296 - share * 116, y: 229 - share * 72 },
          { x: 329 - share * 64, y: 195 - share * 131 },
          { x: 370, y: 195 - share * 131 },
        ],
        dotRadius: 12,
        leaves: 0.3,
        count: 52,
        gap: 4.6,
        firstRadius: 2.1,
        heading: -2.5,
        sway: 0.5,
      },
      direction,
    ),
};
