import { path } from '../figures/elements.ts';
import { short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** An odd number: the last of them leads to the window's edge. */
const FLIGHTS = 7;

/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
const SLOPE = 1 / 12;

/** How much of its colour the wall below a flight has: each more than the one behind it. */
const SHADE = { last: 0.3, first: 1 };

interface Measures {
  width: number;
  /** Above the last flight. */
  air: number;
  /** Where the first flight leaves the ground. */
  foot: number;
  /** Where one turns, level, at either end. */
  landing: number;
  /** How much later each flight on that side begins than the one below it. */
  recess: number;
  /** Of the surface, on which one goes. */
  weight: number;
  dotRadius: number;
}

/**
 * One way goes up from the ground in flights, to and fro, each behind the one before, without a step; the last
 * leads on to a height at the window's edge. On it, against the sky, is the dot.
 */
function ramp(measures: Measures, direction: Direction): View {
  const { width, air, foot, landing, recess, weight, dotRadius } = measures;
  const x = fromStart(direction, width);
  const far = width - landing;
  /** From where to where each flight leads, and how high. */
  const flights: { from: number; to: number; low: number; high: number }[] = [];
  // The first comes out of the ground.
  for (let index = 0, low = -weight; index < FLIGHTS; index += 1) {
    const near = foot + index * recess + (index > 0 ? landing : 0);
    const [from, to] = index % 2 === 0 ? [near, far] : [far, near];
    const high = low + Math.abs(to - from) * SLOPE;
    flights.push({ from, to, low, high });
    low = high;
  }
  const last = flights.at(-1) ?? { from: 0, to: 0, low: 0, high: 0 };
  const height = Math.round(last.high + air);
  const ground = height - weight / 2;
  const y = (up: number) => short(ground - up);
  const drawn = flights.map(({ from, to, low, high }, index) => {
    // It begins on the landing of the one before it, and ends on one of its own.
    const level = to > from ? width : to - landing;
    const start = index > 0 ? from + (to > from ? -landing : landing) : from;
    const surface = `M${short(x(start))} ${y(low)}H${short(x(from))}L${short(x(to))} ${y(high)}H${short(x(level))}`;
    const share = SHADE.first + ((SHADE.last - SHADE.first) * index) / (FLIGHTS - 1);
    const body = `${surface}V${height}H${short(x(start))}`;
    return (
      path(body, { fill: 'var(--ground)', stroke: 'none' }) +
      path(body, { fill: 'var(--slope)', 'fill-opacity': short(share, 2), stroke: 'none' }) +
      path(surface, { stroke: 'var(--text)', 'stroke-width': weight })
    );
  });
  const along = 0.4;
  const heading = Math.atan(SLOPE);
  const lift = dotRadius + weight / 2;
  return {
    width,
    height,
    strokeWidth: 1,
    // The farthest first: each hides what it stands before.
    body: drawn.toReversed().join(''),
    dot: {
      x: last.from + along * (last.to - last.from) - lift * Math.sin(heading),
      y: ground - (last.low + along * (last.high - last.low)) - lift * Math.cos(heading),
      radius: dotRadius,
    },
  };
}

export const rampDrawing: Drawing = {
  name: 'ramp',
  shows: 'A way climbs in seven flights of one in twelve, to and fro: a way up without a step.',
  wide: (direction) =>
    ramp({ width: 760, air: 112, foot: 8, landing: 54, recess: 22, weight: 5, dotRadius: 36 }, direction),
  narrow: (direction) =>
    ramp({ width: 366, air: 60, foot: 4, landing: 26, recess: 11, weight: 3.5, dotRadius: 20 }, direction),
};
