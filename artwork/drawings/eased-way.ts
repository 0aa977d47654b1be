/** A part of a way: so long, and turning by so much; what does not turn is straight. */
interface Part {
  length: number;
  /** In radians, to the left of who walks to the right. */
  by: number;
}

/** Where somebody is that has walked so far, from the start and above it, and where they head. */
interface Place {
  at: number;
  up: number;
  heading: number;
}

export interface Way {
  place: (along: number) => Place;
  /** So far along it, from 0 to its end, that a curve from one to the next follows it. */
  knots: readonly number[];
}

/** A share of each end of a bend, in which it takes up its turning and lets go of it: without, a bend looks like a knee. */
const EASE = 0.36;

const KNOTS_OF_A_BEND = 6;
const STRIDE = 0.25;

/** How much of its turn a bend has made, so far through it. */
function turned(share: number): number {
  const full = 1 / (1 - EASE);
  if (share < EASE) return (full * share * share) / (2 * EASE);
  if (share > 1 - EASE) return 1 - turned(1 - share);
  return full * (share - EASE / 2);
}

/** A way of straight parts and bends, whose bends begin and end as softly as a road's do. */
export function easedWay(parts: readonly Part[]): Way {
  const places: Place[] = [{ at: 0, up: 0, heading: 0 }];
  const knots = [0];
  let [at, up, before, walked] = [0, 0, 0, 0];
  for (const { length, by } of parts) {
    const strides = Math.round(length / STRIDE);
    for (let stride = 1; stride <= strides; stride += 1) {
      const middle = before + by * turned((stride - 0.5) / strides);
      at += STRIDE * Math.cos(middle);
      up += STRIDE * Math.sin(middle);
      places.push({ at, up, heading: before + by * turned(stride / strides) });
    }
    const count = Math.abs(by) > 1 ? KNOTS_OF_A_BEND : by === 0 ? 1 : 2;
    for (let knot = 1; knot <= count; knot += 1) knots.push(walked + (length * knot) / count);
    before += by;
    walked += length;
  }
  const [first] = places;
  return {
    knots,
    place: (along) => {
      const place = places[Math.min(Math.max(Math.round(along / STRIDE), 0), places.length - 1)] ?? first;
      if (!place) throw new Error('A way has a start.');
      return place;
    },
  };
}
