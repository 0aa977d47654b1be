import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { flightsOf, FLIGHTS, SLOPE, type Measures } from './ramp-flights.ts';

/** How much of its colour the wall below a flight has: each more than the one behind it. */
const SHADE = { last: 0.34, first: 1 };

/** Beyond the widest window's edge. */
const BEYOND = 1400;

/** Its edge is so thick as a share of its width, and has so much of the way's own colour over the wall's. */
const EDGE = { thick: 0.3, light: 0.46 };

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
   * A rail leads along the far edge of each flight, before the wall or the sky: from the utmost point of the landing before
   * it, where one comes round, to where the next flight turns off.
   */
  const railOf = (index: number): string => {
    const [before, flight, next] = [flights[index - 1], flights[index], flights[index + 1]];
    if (flight === undefined) return '';
    const { from, to, low, high, wide, rail: above } = flight;
    const side = Math.sign(to - from);
    const back = (across: number) =>
      low + Math.max(0, Math.min(across * side, to * side) - from * side) * SLOPE + wide;
    // The first begins where the near edge has left the ground.
    const begins = before ? from - side * (landing.out - landing.round) : foot + rail.weight;
    const last = next ? to : to + side * BEYOND;
    let round = `M${at(begins, back(begins) + above)}`;
    if (before) {
      const middle = (before.high + back(from)) / 2;
      const lift = (before.rail + above) / 2;
      const utmost = from - side * landing.out;
      round = `M${at(utmost, middle)}V${short(height - middle - lift)}${bend(utmost, begins, middle + lift, back(from) + above, false)}L${at(from, back(from) + above)}`;
    }
    return `${round}L${at(to, high + wide + above)}L${at(last, high + wide + above)}${posts(begins, last, back, above)}`;
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
    // The edge of what one walks on, from the ground or the landing before to the landing's utmost point and back below it.
    const thick = EDGE.thick * wide;
    const under = before ? at(from, low - thick) : at(foot + thick / SLOPE, 0);
    const edge = `${front}V${short(height - middle + thick)}${next ? bend(out, level, middle - thick, high - thick, false) : ''}L${at(to, high - thick)}L${under}z`;
    const share = SHADE.first + ((SHADE.last - SHADE.first) * index) / (FLIGHTS - 1);
    return (
      path(wall, { fill: 'var(--ground)', stroke: 'none' }) +
      path(wall, { fill: 'var(--slope)', 'fill-opacity': short(share, 2), stroke: 'none' }) +
      path(edge, { fill: 'var(--way)', 'fill-opacity': EDGE.light, stroke: 'none' }) +
      path(surface, { fill: 'var(--way)', stroke: 'none' }) +
      path(railOf(index), { stroke: 'var(--way)', 'stroke-width': rail.weight })
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
        turns: { start: 0, near: 440, far: 1105 },
        way: { first: 40, last: 28 },
        clear: 8,
        landing: { out: 110, round: 40 },
        rail: { above: 0.52, weight: 2, posts: 56 },
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
        way: { first: 20, last: 13 },
        clear: 4,
        landing: { out: 42, round: 16 },
        rail: { above: 0.5, weight: 1.5, posts: 24 },
        air: 44,
        dotRadius: 22,
      },
      direction,
    ),
};
