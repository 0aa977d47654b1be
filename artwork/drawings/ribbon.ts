import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

export const LINES = 9;
const WEIGHT = 1.2;

interface Measures {
  width: number;
  height: number;
  /** Of the middle line of every bend. */
  radius: number;
  /** Between two lines. */
  gap: number;
  /** Where the three arches turn, from above. */
  arches: readonly [number, number, number];
  /** Where the two bowls turn. */
  bowls: readonly [number, number];
  /** From an arch's outer line up to its word's line. */
  labelRise: number;
  dotRadius: number;
  /** How high the lines come in from the window's edge, before they go down into the first bowl; else they come in as low as they leave. */
  comesIn?: number;
}

/** How far they come from, for the widest windows. */
const BEYOND = 1600;

/** How far a line is from the middle one. */
export const offset = (index: number, gap: number) => (index - (LINES - 1) / 2) * gap;

/** One stroke of nine parallel lines that never breaks, from edge to edge of the window: three arches, each higher, joined by two bowls. */
function ribbon(measures: Measures, direction: Direction): View {
  const { width, height, radius, gap, arches, bowls, labelRise, dotRadius, comesIn } = measures;
  const x = fromStart(direction, width);
  // The outermost line of the last arch ends where the page does.
  const last = width - radius - offset(LINES - 1, gap) - WEIGHT / 2;
  const centre = (bend: number) => last + (bend - 4) * 2 * radius;
  const [archSweep, bowlSweep] = direction === 'rtl' ? [0, 1] : [1, 0];
  const bends = [arches[0], bowls[0], arches[1], bowls[1], arches[2]];
  // It leaves by the window's edge, as low as its first bowl.
  const level = bowls[0] + radius;
  const lines = repeat(LINES, (index) => {
    const from = offset(index, gap);
    const bend = short(radius - from);
    const low = short(level - from);
    const turns = bends.map((y, place) => {
      const isArch = place % 2 === 0;
      const r = isArch ? radius + from : radius - from;
      return `V${y}A${short(r)} ${short(r)} 0 0 ${isArch ? archSweep : bowlSweep} ${short(x(centre(place) + r))} ${y}`;
    });
    const isMiddle = from === 0;
    const opacity = 1 - (Math.abs(from) / (gap * LINES)) * 0.9;
    const look = isMiddle ? ' stroke-width="2.4"' : ` stroke-opacity="${short(opacity, 2)}"`;
    const down = bowls[0];
    const into =
      comesIn === undefined
        ? `M${short(x(-BEYOND))} ${low}H${short(x(centre(-1)))}A${bend} ${bend} 0 0 ${bowlSweep} ${short(x(centre(0) - radius - from))} ${bowls[0]}`
        : `M${short(x(-BEYOND))} ${short(comesIn - from)}H${short(x(centre(-2)))}A${short(radius + from)} ${short(radius + from)} 0 0 ${archSweep} ${short(x(centre(-2) + radius + from))} ${comesIn + radius}V${down}A${short(radius - from)} ${short(radius - from)} 0 0 ${bowlSweep} ${short(x(centre(-1) + radius - from))} ${down}`;
    const out = `V${bowls[0]}A${bend} ${bend} 0 0 ${bowlSweep} ${short(x(centre(5)))} ${low}H${short(x(width + BEYOND))}`;
    return `<path d="${into}${turns.join('')}${out}"${look}/>`;
  });
  return {
    width,
    height,
    strokeWidth: WEIGHT,
    body: lines.join(''),
    isOpen: true,
    // It has come to rest in the second bowl.
    dot: { x: centre(3), y: bowls[1] + radius - offset(LINES, gap) - dotRadius, radius: dotRadius },
    labels: arches.map((y, index) => ({
      x: centre(index * 2),
      y: y - radius - (gap * LINES) / 2 - labelRise,
    })),
  };
}

const WIDE: Measures = {
  width: 720,
  height: 720,
  radius: 64,
  gap: 7,
  arches: [470, 310, 150],
  bowls: [610, 560],
  labelRise: 20,
  dotRadius: 19,
  comesIn: 450,
};

const NARROW: Measures = {
  width: 350,
  height: 360,
  radius: 32,
  gap: 3.6,
  arches: [232, 160, 88],
  bowls: [310, 284],
  labelRise: 14,
  dotRadius: 10,
};

/** Between two lines, in wide windows and in narrow ones. */
export const GAPS = { wide: WIDE.gap, narrow: NARROW.gap } as const;

export const ribbonDrawing: Drawing = {
  name: 'ribbon',
  shows: 'Advise, build, operate: three arches of one unbroken stroke.',
  wide: (direction) => ribbon(WIDE, direction),
  narrow: (direction) => ribbon(NARROW, direction),
};

/** The lines of a ribbon in the order in which they are drawn: the middle one last, over those that come to it. */
export const INWARDS = repeat(LINES, (index) => index).toSorted(
  (one, other) => Math.abs(other - (LINES - 1) / 2) - Math.abs(one - (LINES - 1) / 2),
);

/** The farther from the middle, the nearer to the ground's colour: what lies below does not come through. */
export const look = (away: number) =>
  away === 0
    ? ' stroke-width="2.4"'
    : ` stroke="color-mix(in srgb, currentColor ${100 - away * 10}%, var(--ground))"`;
