import { path } from '../figures/elements.ts';
import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { easedWay, type Way } from './eased-way.ts';

/** The surface, on which one goes, and so many below it. */
const BELOW = 6;

/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
const SLOPE = Math.atan(1 / 12);

const SURFACE_WEIGHT = 2.6;

/** How strong the lines below the surface are, from the first to the last. */
const SHADE = [0.72, 0.6, 0.48, 0.37, 0.27, 0.18];

/** While they come up from the ground, lines are not straight: a curve needs to meet them in so many places. */
const RISING_KNOTS = 4;

interface Measures {
  width: number;
  height: number;
  /** Length of a flight, along its slope. */
  flight: number;
  /** Length of the way round from one flight to the next. */
  turn: number;
  /** Between two lines. */
  gap: number;
  /** Where the first flight begins. */
  start: number;
  /** How long the way bends where it meets level ground. */
  knee: number;
  dotRadius: number;
}

/** Path data through places of the way, on its surface or so much below it, each met in the direction in which the way passes it. */
function curve(way: Way, placed: (along: number) => Point): string {
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
  const end = way.knots.at(-1) ?? 0;
  const towards = (along: number): Point => {
    const [from, to] = [Math.max(along - 1, 0), Math.min(along + 1, end)];
    const [before, after] = [placed(from), placed(to)];
    return { x: (after.x - before.x) / (to - from), y: (after.y - before.y) / (to - from) };
  };
  let pen = round(placed(0));
  const steps = way.knots.slice(1).map((along, index) => {
    const third = (along - (way.knots[index] ?? 0)) / 3;
    const [from, to] = [placed(along - 3 * third), placed(along)];
    const [leaves, arrives] = [towards(along - 3 * third), towards(along)];
    const step = coordinates(
      from.x + third * leaves.x - pen.x,
      from.y + third * leaves.y - pen.y,
      to.x - third * arrives.x - pen.x,
      to.y - third * arrives.y - pen.y,
      to.x - pen.x,
      to.y - pen.y,
    );
    pen = round(to);
    return `c${step}`;
  });
  return steps.join('');
}

/**
 * A surface comes up from the ground and climbs as high as the stair of the terms in three flights without a step;
 * lines below it are what bears it. They hang from it by the plumb, so that it is on top on every flight.
 */
function ramp(measures: Measures, direction: Direction): View {
  const { width, height, flight, turn, gap, start, knee, dotRadius } = measures;
  const x = fromStart(direction, width);
  const base = height - SURFACE_WEIGHT / 2;
  const way = easedWay([
    { length: knee, by: SLOPE },
    ...repeat(RISING_KNOTS, () => ({ length: flight / RISING_KNOTS, by: 0 })),
    { length: turn, by: Math.PI - 2 * SLOPE },
    { length: flight, by: 0 },
    { length: turn, by: 2 * SLOPE - Math.PI },
    { length: flight, by: 0 },
    { length: knee, by: -SLOPE },
  ]);
  const depth = BELOW * gap;
  const below =
    (share: number) =>
    (along: number): Point => {
      const { at, up } = way.place(along);
      // As deep as there is room above the ground.
      return { x: x(start + at), y: base - up + share * depth * Math.tanh(up / depth) };
    };
  const line = (share: number) =>
    `M${short(x(start))} ${short(base)}${curve(way, below(share))}H${short(x(width))}`;
  const lines = SHADE.map((strength, index) =>
    path(line((index + 1) / BELOW), { 'stroke-opacity': strength }),
  );
  const surface = path(`M${short(x(0))} ${short(base)}H${short(x(start))}${line(0).replace(/^M[^c]*/, '')}`, {
    'stroke-width': SURFACE_WEIGHT,
  });
  // On its way up the second flight.
  const dotAt = way.place(knee + flight + turn + flight * 0.42);
  const lift = dotRadius + SURFACE_WEIGHT / 2;
  return {
    width,
    height,
    strokeWidth: 1.2,
    body: lines.join('') + surface,
    dot: {
      x: start + dotAt.at + lift * Math.sin(dotAt.heading),
      y: base - dotAt.up - lift * Math.abs(Math.cos(dotAt.heading)),
      radius: dotRadius,
    },
  };
}

export const rampDrawing: Drawing = {
  name: 'ramp',
  shows: 'A surface climbs in three flights of one in twelve: a way up without a step.',
  wide: (direction) =>
    ramp(
      {
        width: 700,
        height: 420,
        flight: 376,
        turn: 268,
        gap: 9,
        start: 80,
        knee: 96,
        dotRadius: 18,
      },
      direction,
    ),
  narrow: (direction) =>
    ramp(
      {
        width: 300,
        height: 198,
        flight: 164,
        turn: 126,
        gap: 4,
        start: 19,
        knee: 42,
        dotRadius: 9,
      },
      direction,
    ),
};
