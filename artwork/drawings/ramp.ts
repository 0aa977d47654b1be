import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const LINES = 7;

/** A metre up for twelve along: the steepest that a ramp for wheels may be. */
const SLOPE = Math.atan(1 / 12);

interface Measures {
  width: number;
  height: number;
  /** Length of a flight, along its slope. */
  flight: number;
  /** Of the middle line where the way turns. */
  turn: number;
  /** Between two lines. */
  gap: number;
  /** Where the first flight begins. */
  start: number;
  dotRadius: number;
}

/** One step of the way: straight on, or round a bend by an angle; both bend radius and angle are those of its middle. */
type Step = { along: number } | { by: number; radius: number };

/** One band of parallel lines climbs as high as the stair of the terms, in three flights without a step. */
function ramp({ width, height, flight, turn, gap, start, dotRadius }: Measures, direction: Direction): View {
  const x = fromStart(direction, width);
  const half = ((LINES - 1) / 2) * gap;
  const ease = half + 2 * gap;
  const steps: readonly Step[] = [
    { by: SLOPE, radius: ease },
    { along: flight },
    { by: Math.PI - 2 * SLOPE, radius: turn },
    { along: flight },
    { by: 2 * SLOPE - Math.PI, radius: turn },
    { along: flight },
    { by: -SLOPE, radius: ease },
  ];
  // The middle of the band lies on the ground: what is above it comes up from there, what is below while it climbs.
  const base = height - 1;
  const walk = (away: number) => {
    let [at, up, heading] = [start, base, 0];
    const place = () => `${short(x(at + away * Math.sin(heading)))} ${short(up + away * Math.cos(heading))}`;
    const middle = short(x(start / 2));
    const way = [
      away < 0
        ? `M${short(x(0))} ${short(base)}C${middle} ${short(base)} ${middle} ${short(base + away)} ${place()}`
        : `M${short(x(0))} ${short(base + away)}H${short(x(start))}`,
    ];
    for (const step of steps) {
      if ('along' in step) {
        at += step.along * Math.cos(heading);
        up -= step.along * Math.sin(heading);
        way.push(`L${place()}`);
        continue;
      }
      const side = Math.sign(step.by);
      const [centreAt, centreUp] = [
        at - side * step.radius * Math.sin(heading),
        up - side * step.radius * Math.cos(heading),
      ];
      heading += step.by;
      at = centreAt + side * step.radius * Math.sin(heading);
      up = centreUp + side * step.radius * Math.cos(heading);
      const radius = short(step.radius + side * away);
      const sweep = side > 0 === (direction === 'ltr') ? 0 : 1;
      way.push(`A${radius} ${radius} 0 0 ${sweep} ${place()}`);
    }
    return `${way.join('')}H${short(x(width))}`;
  };
  const lines = repeat(LINES, (index) => {
    const away = index - (LINES - 1) / 2;
    const look =
      away === 0 ? ' stroke-width="2.4"' : ` stroke-opacity="${short(1 - Math.abs(away) * 0.26, 2)}"`;
    return `<path d="${walk(away * gap)}"${look}/>`;
  });
  // On the second flight, on its way up.
  const along = flight * 0.42;
  const first = start + 2 * ease * Math.sin(SLOPE / 2) + flight * Math.cos(SLOPE);
  const level = base - flight * Math.sin(SLOPE) - 2 * turn * Math.cos(SLOPE);
  const lift = half + dotRadius + 1;
  return {
    width,
    height,
    strokeWidth: 1.3,
    body: lines.join(''),
    dot: {
      x: first - along * Math.cos(SLOPE) - lift * Math.sin(SLOPE),
      y: level - along * Math.sin(SLOPE) - lift * Math.cos(SLOPE),
      radius: dotRadius,
    },
  };
}

export const rampDrawing: Drawing = {
  name: 'ramp',
  shows: 'One band climbs in three flights of one in twelve: a way up without a step.',
  wide: (direction) =>
    ramp({ width: 700, height: 420, flight: 430, turn: 70, gap: 7, start: 120, dotRadius: 18 }, direction),
  narrow: (direction) =>
    ramp({ width: 300, height: 198, flight: 186, turn: 33, gap: 3.2, start: 52, dotRadius: 9 }, direction),
};
