import { path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
const SLOPE = 1 / 12;

/** How much of its colour the wall below a flight has: each more than the one behind it. */
const SHADE = { last: 0.34, first: 1 };

/** Beyond the widest window's edge. */
const BEYOND = 1400;

/** Of a quarter of a circle, how far along its tangents a curve is drawn. */
const ROUND = 0.5523;

interface Measures {
  width: number;
  /** An odd number: it begins at one end and arrives at the other. */
  flights: number;
  /** How wide the way is, seen from somewhat above. */
  way: number;
  /** How far a landing, on which one turns, reaches out. */
  landing: number;
  /** Above the last flight. */
  air: number;
  dotRadius: number;
}

/**
 * One way comes in on the ground from the window's edge and goes up in flights, to and fro, each behind the one before,
 * around landings, without a step; on the last landing is the dot.
 */
function ramp({ width, flights: count, way, landing, air, dotRadius }: Measures, direction: Direction): View {
  const x = fromStart(direction, width);
  const [near, far] = [landing, width - landing];
  /** From where to where each flight leads, and how high its near edge is drawn. */
  const flights = repeat(count, (index) => {
    const long = far - near;
    const first = far * SLOPE;
    const end = first + index * long * SLOPE;
    const [from, to] = index % 2 === 0 ? [index === 0 ? 0 : near, far] : [far, near];
    return { from, to, low: index === 0 ? 0 : end - long * SLOPE, high: end, behind: index * way };
  });
  const top = (flights.at(-1)?.high ?? 0) + count * way;
  const height = Math.ceil(top + air);
  const at = (across: number, up: number) => `${short(x(across))} ${short(height - up)}`;
  const drawn = flights.map(({ from, to, low, high, behind }, index) => {
    const out = to > from ? landing : -landing;
    // Behind the first it begins a little on the landing, so that no seam shows between them.
    const start = index === 0 ? -BEYOND : from - Math.sign(out) * 2;
    const [edge, deep] = [behind + high, index === count - 1 ? way : 2 * way];
    const middle = edge + deep / 2;
    const [wide, tall] = [out * ROUND, (deep / 2) * ROUND];
    // Out to the landing's end, and back behind it.
    const forth = `C${at(to + wide, edge)} ${at(to + out, middle - tall)} ${at(to + out, middle)}`;
    const back = `C${at(to + out, middle + tall)} ${at(to + wide, edge + deep)} ${at(to, edge + deep)}`;
    const outline = `M${at(start, behind + low)}L${at(from, behind + low)}L${at(to, edge)}`;
    const surface = `${outline}${forth}${back}V${short(height - edge - way)}L${at(from, behind + low + way)}L${at(start, behind + low + way)}z`;
    const wall = `${outline}${forth}V${height}H${short(x(from))}z`;
    const share = SHADE.first + ((SHADE.last - SHADE.first) * index) / (count - 1);
    return (
      path(wall, { fill: 'var(--ground)', stroke: 'none' }) +
      path(wall, { fill: 'var(--slope)', 'fill-opacity': short(share, 2), stroke: 'none' }) +
      path(surface, { fill: 'var(--way)', stroke: 'none' })
    );
  });
  return {
    width,
    height,
    strokeWidth: 1,
    isOpen: true,
    // The farthest first: each hides what it stands before.
    body: drawn.toReversed().join(''),
    dot: { x: far, y: height - top + way / 2 - dotRadius, radius: dotRadius },
  };
}

export const rampDrawing: Drawing = {
  name: 'ramp',
  shows: 'A way climbs in flights of one in twelve, to and fro around landings: a way up without a step.',
  wide: (direction) =>
    ramp({ width: 1216, flights: 3, way: 26, landing: 52, air: 84, dotRadius: 44 }, direction),
  narrow: (direction) =>
    ramp({ width: 350, flights: 5, way: 13, landing: 22, air: 44, dotRadius: 22 }, direction),
};
