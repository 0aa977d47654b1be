/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
export const SLOPE = 1 / 12;

/** In the units of the drawing. */
export interface Measures {
  width: number;
  /** Where the way comes out of the ground, and where its flights turn, from the inline start. */
  turns: { start: number; near: number; far: number };
  /** How wide the way is, seen from somewhat above: of the first flight and of the last, which is farther off. */
  way: { first: number; last: number };
  /** How much of the well between two flights stays clear over the rail, where they turn. */
  clear: number;
  /** How far a landing, on which one turns, reaches out, and how much of that is round. */
  landing: { out: number; round: number };
  /** The handrails: their height as a share of the way, their weight, and their posts' distance. */
  rail: { above: number; weight: number; posts: number };
  air: number;
  dotRadius: number;
}

/** An odd number: the way begins at one end and arrives at the other. */
export const FLIGHTS = 5;

export interface Flight {
  from: number;
  to: number;
  /** How high its near edge is drawn at either end. */
  low: number;
  high: number;
  wide: number;
  /** How high its rails are: what is farther off is smaller. */
  rail: number;
  /** What lies open between it and the next one where they turn. */
  between: number;
}

/** The flights from the lowest up: each begins where the one before it turns, behind it. */
export function flightsOf({ turns, way, clear, rail }: Measures): Flight[] {
  const flights: Flight[] = [];
  for (let index = 0; index < FLIGHTS; index += 1) {
    const before = flights.at(-1);
    const from = before?.to ?? turns.start;
    const to = index % 2 === 0 ? turns.far : turns.near;
    // The first comes out of the ground with its far edge.
    const low = before ? before.high + before.wide + before.between : -way.first;
    const wide = way.first + ((way.last - way.first) * index) / (FLIGHTS - 1);
    const above = rail.above * wide;
    flights.push({
      from,
      to,
      low,
      high: low + Math.abs(to - from) * SLOPE,
      wide,
      rail: above,
      between: above + clear,
    });
  }
  return flights;
}
