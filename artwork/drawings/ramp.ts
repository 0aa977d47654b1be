import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { flightsOf, FLIGHTS, SLOPE, type Measures } from './ramp-flights.ts';

/** How much of its colour the wall below a flight has: each more than the one behind it. */
const SHADE = { last: 0.34, first: 1 };

/** Beyond the widest window's edge. */
const BEYOND = 1400;

/** Of a quarter of an ellipse, how far along its tangents a curve is drawn. */
const ROUND = 0.5523;

/**
 * One way comes up out of the ground and goes up in flights, to and fro, each behind the one before, around level
 * landings, without a step. The last of them leads on out of the window; on it is the dot.
 */
function ramp(measures: Measures, direction: Direction): View {
  const { width, turns, way, landing, rail, air, dotRadius } = measures;
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
  /** Posts at even distances, from the edge that a rail follows up to it. */
  const posts = (from: number, to: number, edge: (across: number) => number, high: number) => {
    const count = Math.round(Math.abs(to - from) / rail.posts);
    return repeat(count + 1, (post) => {
      const across = from + ((to - from) * post) / count;
      return `M${at(across, edge(across))}V${short(height - edge(across) - high)}`;
    }).join('');
  };
  /** Where the near edge of the first flight leaves the ground. */
  const foot = turns.start + way.first / SLOPE;
  /**
   * Two rails lead all the way up. What is at the far edge of one flight goes round the well to the near edge of the
   * next, and from there round the landing to the far edge of the one after. Before the way they are of its ground.
   */
  const rails = (index: number): { far: string; near: string } => {
    const [before, flight, next] = [flights[index - 1], flights[index], flights[index + 1]];
    if (flight === undefined) return { far: '', near: '' };
    const { from, to, low, high, wide, rail: above } = flight;
    const side = Math.sign(to - from);
    const slope = (across: number) =>
      low + Math.max(0, Math.min(across * side, to * side) - from * side) * SLOPE;
    const back = (across: number) => slope(across) + wide;
    // They begin where the near edge has left the ground.
    const starts = before ? from : foot + rail.weight;
    const out = to + side * (next ? landing.out : BEYOND);
    const level = next ? out - side * landing.round : out;
    const last = next ? to : to + side * BEYOND;
    // Along the far edge: from the utmost point of the landing before it, where one comes round, to the well.
    const begins = before ? from - side * (landing.out - landing.round) : starts;
    let round = `M${at(begins, back(begins) + above)}`;
    if (before) {
      const middle = (before.high + back(from)) / 2;
      const lift = (before.rail + above) / 2;
      const utmost = from - side * landing.out;
      round = `M${at(utmost, middle)}V${short(height - middle - lift)}${bend(utmost, begins, middle + lift, back(from) + above, false)}L${at(from, back(from) + above)}`;
    }
    const far = `${round}L${at(to, high + wide + above)}L${at(last, high + wide + above)}${posts(begins, last, back, above)}`;
    // Along the near edge: from the well before it to the utmost point of its own landing.
    const well = before
      ? `M${at(from, before.high + before.wide + before.rail)}C${at(from - side * before.between, before.high + before.wide + before.rail)} ${at(from - side * before.between, low + above)} ${at(from, low + above)}`
      : `M${at(starts, slope(starts) + above)}`;
    const end = next
      ? bend(out, level, (high + next.low + next.wide) / 2 + (above + next.rail) / 2, high + above, true)
      : '';
    const near = `${well}L${at(to, high + above)}L${at(level, high + above)}${end}${posts(starts, level, slope, above)}`;
    return { far, near };
  };
  const drawn = flights.map(({ from, to, low, high, wide }, index) => {
    const [before, next] = [flights[index - 1], flights[index + 1]];
    const side = Math.sign(to - from);
    // Its near edge leaves the ground later. Behind the one before it begins on its landing, so that no seam shows.
    const start = before ? `${at(from - side * before.between, low)}L${at(from, low)}` : at(foot, 0);
    const back = next ? next.low + next.wide : high + wide;
    const middle = (high + back) / 2;
    const out = to + side * (next ? landing.out : BEYOND);
    const level = next ? out - side * landing.round : out;
    const front = `M${start}L${at(to, high)}L${at(level, high)}${next ? bend(out, level, middle, high, true) : ''}`;
    const behind = next ? `${bend(out, level, middle, back, false)}L${at(to, back)}` : `L${at(out, back)}`;
    // It goes over into the page's ground: between two pixels a seam would show.
    const ground = before ? '' : `V${height + 1}H${short(x(foot))}`;
    const surface = `${front}${behind}L${at(to, high + wide)}L${at(from, low + wide)}${ground}z`;
    const wallFrom = before ? from - side * before.between : foot;
    const wall = `${front}V${height}H${short(x(wallFrom))}z`;
    const { far, near } = rails(index);
    const share = SHADE.first + ((SHADE.last - SHADE.first) * index) / (FLIGHTS - 1);
    return (
      path(wall, { fill: 'var(--ground)', stroke: 'none' }) +
      path(wall, { fill: 'var(--slope)', 'fill-opacity': short(share, 2), stroke: 'none' }) +
      path(surface, { fill: 'var(--way)', stroke: 'none' }) +
      path(near, { stroke: 'var(--ground)', 'stroke-width': rail.weight }) +
      path(far, { stroke: 'var(--way)', 'stroke-width': rail.weight })
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
        turns: { start: 0, near: 560, far: 1105 },
        way: { first: 32, last: 21 },
        clear: 8,
        landing: { out: 110, round: 40 },
        rail: { above: 0.42, weight: 2.5, posts: 56 },
        air: 88,
        dotRadius: 44,
      },
      direction,
    ),
  narrow: (direction) =>
    ramp(
      {
        width: 350,
        turns: { start: -20, near: 43, far: 307 },
        way: { first: 16, last: 10 },
        clear: 4,
        landing: { out: 42, round: 16 },
        rail: { above: 0.44, weight: 1.5, posts: 24 },
        air: 44,
        dotRadius: 22,
      },
      direction,
    ),
};
