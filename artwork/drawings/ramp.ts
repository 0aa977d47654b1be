import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
const SLOPE = 1 / 12;

/** How much of its colour the wall below a flight has: each more than the one behind it. */
const SHADE = { last: 0.34, first: 1 };

/** Beyond the widest window's edge. */
const BEYOND = 1400;

/** Of a quarter of an ellipse, how far along its tangents a curve is drawn. */
const ROUND = 0.5523;

interface Measures {
  width: number;
  /** Where the way comes out of the ground, and where its flights turn, from the inline start. */
  turns: { start: number; near: number; far: number };
  /** How wide the way is, seen from somewhat above: of the first flight and of the last, which is farther off. */
  way: { first: number; last: number };
  /** What lies open between two flights where they turn. */
  between: number;
  /** How far a landing, on which one turns, reaches out, and how much of that is round. */
  landing: { out: number; round: number };
  /** The handrail: its height, where it begins on the first flight, how far before a turn it ends, and its posts' distance. */
  rail: { above: number; start: number; before: number; weight: number; posts: number };
  air: number;
  dotRadius: number;
}

/** An odd number: the way begins at one end and arrives at the other. */
const FLIGHTS = 5;

interface Flight {
  from: number;
  to: number;
  /** How high its near edge is drawn at either end. */
  low: number;
  high: number;
  wide: number;
}

function flightsOf({ turns, way, between }: Measures): Flight[] {
  const flights: Flight[] = [];
  for (let index = 0; index < FLIGHTS; index += 1) {
    const before = flights.at(-1);
    const from = before?.to ?? turns.start;
    const to = index % 2 === 0 ? turns.far : turns.near;
    // The first comes out of the ground with its far edge.
    const low = before ? before.high + before.wide + between : -way.first;
    const wide = way.first + ((way.last - way.first) * index) / (FLIGHTS - 1);
    flights.push({ from, to, low, high: low + Math.abs(to - from) * SLOPE, wide });
  }
  return flights;
}

/**
 * One way comes up out of the ground and goes up in flights, to and fro, each behind the one before, around level
 * landings, without a step. The last of them leads on out of the window; on it is the dot.
 */
function ramp(measures: Measures, direction: Direction): View {
  const { width, turns, way, between, landing, rail, air, dotRadius } = measures;
  const x = fromStart(direction, width);
  const flights = flightsOf(measures);
  const top = Math.max(...flights.map(({ high, wide }) => high + wide));
  const height = Math.ceil(top + air);
  const at = (across: number, up: number) => `${short(x(across))} ${short(height - up)}`;
  /** Half of a landing's end, from its utmost point to its edge or the other way about. */
  const bend = (out: number, level: number, middle: number, edge: number, isOutward: boolean) => {
    const points = [
      at(out, middle + (edge - middle) * ROUND),
      at(level + (out - level) * ROUND, edge),
      at(level, edge),
    ];
    const outward = [points[1], points[0], at(out, middle)];
    return `C${(isOutward ? outward : points).join(' ')}`;
  };
  /** Along the far edge of a flight, from the end of the landing before it. */
  const handrail = (index: number): string => {
    const flight = flights[index];
    if (flight === undefined) return '';
    const { from, to, low, wide } = flight;
    const side = Math.sign(to - from);
    const edge = (across: number) => low + wide + Math.max(0, (across - from) * side) * SLOPE;
    const starts = index === 0 ? rail.start : from - side * (landing.out - landing.round);
    const ends = to - side * rail.before;
    const count = Math.round(Math.abs(ends - starts) / rail.posts);
    const posts = repeat(count + 1, (post) => {
      const across = starts + ((ends - starts) * post) / count;
      return `M${at(across, edge(across))}V${short(height - edge(across) - rail.above)}`;
    });
    const over = (across: number) => at(across, edge(across) + rail.above);
    return `M${over(starts)}${index === 0 ? '' : `L${over(from)}`}L${over(ends)}${posts.join('')}`;
  };
  const drawn = flights.map(({ from, to, low, high, wide }, index) => {
    const [before, next] = [flights[index - 1], flights[index + 1]];
    const side = Math.sign(to - from);
    // Its near edge leaves the ground later. Behind the one before it begins on its landing, so that no seam shows.
    const start = before
      ? `${at(from - side * between, low)}L${at(from, low)}`
      : at(from + way.first / SLOPE, 0);
    const back = next ? next.low + next.wide : high + wide;
    const middle = (high + back) / 2;
    const out = to + side * (next ? landing.out : BEYOND);
    const level = next ? out - side * landing.round : out;
    const front = `M${start}L${at(to, high)}L${at(level, high)}${next ? bend(out, level, middle, high, true) : ''}`;
    const behind = next ? `${bend(out, level, middle, back, false)}L${at(to, back)}` : `L${at(out, back)}`;
    // It goes over into the page's ground: between two pixels a seam would show.
    const ground = before ? '' : `V${height + 1}H${short(x(from + way.first / SLOPE))}`;
    const surface = `${front}${behind}L${at(to, high + wide)}L${at(from, low + wide)}${ground}z`;
    const foot = before ? from - side * between : from + way.first / SLOPE;
    const wall = `${front}V${height}H${short(x(foot))}z`;
    const share = SHADE.first + ((SHADE.last - SHADE.first) * index) / (FLIGHTS - 1);
    return (
      path(wall, { fill: 'var(--ground)', stroke: 'none' }) +
      path(wall, { fill: 'var(--slope)', 'fill-opacity': short(share, 2), stroke: 'none' }) +
      path(surface, { fill: 'var(--way)', stroke: 'none' }) +
      path(handrail(index), { stroke: 'var(--way)', 'stroke-width': rail.weight })
    );
  });
  return {
    width,
    height,
    strokeWidth: 1,
    isOpen: true,
    // The farthest first: each hides what it stands before.
    body: drawn.toReversed().join(''),
    dot: { x: turns.far, y: height - top - dotRadius, radius: dotRadius },
  };
}

export const rampDrawing: Drawing = {
  name: 'ramp',
  shows: 'A way climbs in flights of one in twelve, to and fro around landings: a way up without a step.',
  wide: (direction) =>
    ramp(
      {
        width: 1216,
        turns: { start: 0, near: 560, far: 1120 },
        way: { first: 34, last: 22 },
        between: 9,
        landing: { out: 110, round: 40 },
        rail: { above: 16, start: 470, before: 120, weight: 3, posts: 62 },
        air: 88,
        dotRadius: 44,
      },
      direction,
    ),
  narrow: (direction) =>
    ramp(
      {
        width: 350,
        turns: { start: -20, near: 60, far: 300 },
        way: { first: 16, last: 10 },
        between: 5,
        landing: { out: 42, round: 16 },
        rail: { above: 8, start: 60, before: 60, weight: 1.75, posts: 28 },
        air: 44,
        dotRadius: 22,
      },
      direction,
    ),
};
