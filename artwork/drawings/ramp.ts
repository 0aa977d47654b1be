import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { easedWay, type Way } from './eased-way.ts';

const LINES = 7;

/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
const SLOPE = Math.atan(1 / 12);

const MIDDLE_WEIGHT = 2.4;

/** While they come apart, lines are not straight: a curve needs to meet them in so many places. */
const FAN_KNOTS = 4;

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
  /** How far from there the lines need to come apart: the ground lies below the lowest all the while. */
  fan: number;
  /** How long the way bends where it meets level ground. */
  knee: number;
  dotRadius: number;
}

/** Path data through places of the way beside its middle, each met in the direction in which the way passes it. */
function curve(way: Way, beside: (along: number) => Point): string {
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
  const end = way.knots.at(-1) ?? 0;
  const towards = (along: number): Point => {
    const [from, to] = [Math.max(along - 1, 0), Math.min(along + 1, end)];
    const [before, after] = [beside(from), beside(to)];
    return { x: (after.x - before.x) / (to - from), y: (after.y - before.y) / (to - from) };
  };
  let pen = round(beside(0));
  const steps = way.knots.slice(1).map((along, index) => {
    const third = (along - (way.knots[index] ?? 0)) / 3;
    const [from, to] = [beside(along - 3 * third), beside(along)];
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

/** Lines come up from the ground as one band, which climbs as high as the stair of the terms in three flights without a step. */
function ramp(measures: Measures, direction: Direction): View {
  const { width, height, flight, turn, gap, start, fan, knee, dotRadius } = measures;
  const x = fromStart(direction, width);
  const base = height - MIDDLE_WEIGHT / 2;
  const way = easedWay([
    { length: knee, by: SLOPE },
    ...repeat(FAN_KNOTS, () => ({ length: (fan - knee) / FAN_KNOTS, by: 0 })),
    { length: flight + knee - fan, by: 0 },
    { length: turn, by: Math.PI - 2 * SLOPE },
    { length: flight, by: 0 },
    { length: turn, by: 2 * SLOPE - Math.PI },
    { length: flight, by: 0 },
    { length: knee, by: -SLOPE },
  ]);
  const beside =
    (away: number) =>
    (along: number): Point => {
      const { at, up, heading } = way.place(along);
      const share = Math.min(Math.max(along / fan, 0), 1);
      const apart = away * share * share * (3 - 2 * share);
      return {
        x: x(start + at + apart * Math.sin(heading)),
        y: base - up + apart * Math.cos(heading),
      };
    };
  const lines = repeat(LINES, (index) => {
    const away = index - (LINES - 1) / 2;
    const from =
      away === 0 ? `M${short(x(0))} ${short(base)}H${short(x(start))}` : `M${short(x(start))} ${short(base)}`;
    const look =
      away === 0
        ? `stroke-width="${MIDDLE_WEIGHT}"`
        : `stroke-opacity="${short(1 - Math.abs(away) * 0.26, 2)}"`;
    return `<path d="${from}${curve(way, beside(away * gap))}H${short(x(width))}" ${look}/>`;
  });
  // On the middle line, on its way up the second flight.
  const dotAt = way.place(knee + flight + turn + flight * 0.42);
  const lift = dotRadius + MIDDLE_WEIGHT / 2;
  return {
    width,
    height,
    strokeWidth: 1.3,
    body: lines.join(''),
    dot: {
      x: start + dotAt.at + lift * Math.sin(dotAt.heading),
      y: base - dotAt.up - lift * Math.abs(Math.cos(dotAt.heading)),
      radius: dotRadius,
    },
  };
}

export const rampDrawing: Drawing = {
  name: 'ramp',
  shows: 'One band climbs in three flights of one in twelve: a way up without a step.',
  wide: (direction) =>
    ramp(
      {
        width: 700,
        height: 420,
        flight: 376,
        turn: 268,
        gap: 7,
        start: 80,
        fan: 340,
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
        gap: 3.2,
        start: 19,
        fan: 154,
        knee: 42,
        dotRadius: 9,
      },
      direction,
    ),
};
