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
}

/** How far a line is from the middle one. */
const offset = (index: number, gap: number) => (index - (LINES - 1) / 2) * gap;

/** One stroke of nine parallel lines that never breaks: three arches, each higher, joined by two bowls. */
function ribbon(measures: Measures, direction: Direction): View {
  const { width, height, radius, gap, arches, bowls, labelRise, dotRadius } = measures;
  const x = fromStart(direction, width);
  // The outermost line of the last arch ends where the page does.
  const last = width - radius - offset(LINES - 1, gap) - WEIGHT / 2;
  const centre = (bend: number) => last + (bend - 4) * 2 * radius;
  const [archSweep, bowlSweep] = direction === 'rtl' ? [0, 1] : [1, 0];
  const bends = [arches[0], bowls[0], arches[1], bowls[1], arches[2]];
  const lines = repeat(LINES, (index) => {
    const from = offset(index, gap);
    const turns = bends.map((y, bend) => {
      const isArch = bend % 2 === 0;
      const r = isArch ? radius + from : radius - from;
      return `V${y}A${short(r)} ${short(r)} 0 0 ${isArch ? archSweep : bowlSweep} ${short(x(centre(bend) + r))} ${y}`;
    });
    const isMiddle = from === 0;
    const opacity = 1 - (Math.abs(from) / (gap * LINES)) * 0.9;
    const look = isMiddle ? ' stroke-width="2.4"' : ` stroke-opacity="${short(opacity, 2)}"`;
    const start = `M${short(x(centre(0) - radius - from))} ${height}`;
    return `<path d="${start}${turns.join('')}V${height}"${look}/>`;
  });
  return {
    width,
    height,
    strokeWidth: WEIGHT,
    body: lines.join(''),
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

export const ribbonDrawing: Drawing = {
  name: 'ribbon',
  shows: 'Advise, build, operate: three arches of one unbroken stroke.',
  wide: (direction) => ribbon(WIDE, direction),
  narrow: (direction) => ribbon(NARROW, direction),
};

interface Leg {
  width: number;
  /** Where the middle line comes down. */
  legAt: number;
  /** Of the middle line's bend. */
  radius: number;
  gap: number;
  /** How far the middle line runs on. */
  endsAt: number;
  /** From where to where its neighbours come to it. */
  nib: readonly [number, number];
}

/** The lines of a ribbon in the order in which they are drawn: the middle one last, over those that come to it. */
export const INWARDS = repeat(LINES, (index) => index).toSorted(
  (one, other) => Math.abs(other - (LINES - 1) / 2) - Math.abs(one - (LINES - 1) / 2),
);

/** The farther from the middle, the nearer to the ground's colour: what lies below does not come through. */
export const look = (away: number) =>
  away === 0
    ? ' stroke-width="2.4"'
    : ` stroke="color-mix(in srgb, currentColor ${100 - away * 14}%, var(--ground))"`;

/**
 * The last leg of the ribbon: it bends as it comes out of the figures' land; its lines come together in the middle one,
 * which lies on its foot and runs on.
 */
function ribbonEnd(leg: Leg, direction: Direction): View {
  const { width, legAt, radius, gap, endsAt, nib } = leg;
  const x = fromStart(direction, width);
  const sweep = direction === 'rtl' ? 0 : 1;
  const [from, to] = nib;
  const half = (from + to) / 2;
  const lines = INWARDS.map((index) => {
    const aside = offset(index, gap);
    const r = short(radius + aside);
    const y = short(radius + aside);
    const bend = `M${short(x(legAt + aside))} 0A${r} ${r} 0 0 ${sweep} ${short(x(legAt - radius))} ${y}`;
    const on =
      aside === 0
        ? `H${short(x(endsAt))}`
        : `H${short(x(from))}C${short(x(half))} ${y} ${short(x(half))} ${radius} ${short(x(to))} ${radius}`;
    return `<path vector-effect="non-scaling-stroke" d="${bend}${on}"${look(Math.abs(index - (LINES - 1) / 2))}/>`;
  });
  // What comes from above ends here, or its last pixels would be drawn twice.
  const edge = offset(LINES - 1, gap) + 1;
  const cut = `<path stroke="none" fill="var(--ground)" d="M${short(x(legAt - edge))} 0H${short(x(legAt + edge))}v1.5H${short(x(legAt - edge))}z"/>`;
  return { width, height: radius, strokeWidth: 1.1, body: cut + lines.join(''), isOpen: true };
}

/** It runs on until it is behind the button. */
const WIDE_LEG: Leg = {
  width: 980,
  legAt: 821,
  radius: 84,
  gap: WIDE.gap,
  endsAt: -370,
  nib: [690, 230],
};

/** From where it ends the page leads it down its margin (ribbon-end.module.css). */
const NARROW_LEG: Leg = {
  width: 350,
  legAt: 270,
  radius: 46,
  gap: NARROW.gap,
  endsAt: 24,
  nib: [215, 70],
};

export const ribbonEndDrawing: Drawing = {
  name: 'ribbon-end',
  shows: 'The ribbon’s last leg, which leaves its field and ends in what one can do.',
  wide: (direction) => ribbonEnd(WIDE_LEG, direction),
  narrow: (direction) => ribbonEnd(NARROW_LEG, direction),
};

/**
 * From the last crest of the figures' wave down through its field, to where the leg's lines lie beside each other. As
 * wide as the leg, so that both begin on the same pixel.
 */
function ribbonSpring({ width, legAt, gap }: Leg, direction: Direction): View {
  const x = fromStart(direction, width);
  const from = short(x(legAt));
  const way = (aside: number) => {
    const to = short(x(legAt + aside));
    return `M${from} 0C${from} 20 ${to} 14 ${to} 34V100`;
  };
  // The leg passes before the land, whose lines end at its outermost ones.
  const aside = offset(LINES - 1, gap);
  const cleared = `${way(-aside)}H${from}z${way(aside)}H${from}z`;
  const lines = INWARDS.map((index) => {
    const away = Math.abs(index - (LINES - 1) / 2);
    return `<path vector-effect="non-scaling-stroke" d="${way(offset(index, gap))}"${look(away)}/>`;
  });
  return {
    width,
    height: 100,
    strokeWidth: 1.1,
    body: `<path stroke="none" fill="var(--ground)" d="${cleared}"/>${lines.join('')}`,
  };
}

export const ribbonSpringDrawing: Drawing = {
  name: 'ribbon-spring',
  shows: 'Where the ribbon’s last leg comes from: one point, from which its nine lines part.',
  wide: (direction) => ribbonSpring(WIDE_LEG, direction),
  narrow: (direction) => ribbonSpring(NARROW_LEG, direction),
};
