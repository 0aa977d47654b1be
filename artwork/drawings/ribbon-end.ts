import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { GAPS, LINES, offset } from './ribbon.ts';

interface Leg {
  width: number;
  /** Where the figures' last crest is. */
  crestAt: number;
  /** Where the middle line comes down. */
  legAt: number;
  /** Of the spring: how many units lie across where one lies along, */
  tall: number;
  /** and where the wave's valley is before its crest and below it, in parts of the width. */
  valley: readonly [number, number];
  /** Of the middle line's bend, at whose height they come together. */
  radius: number;
  gap: number;
  /** How far the strongest line runs on. */
  endsAt: number;
  /** From where to where they come together. */
  nib: readonly [number, number];
}

const OUTERMOST = LINES - 1;

/** As in the wave, whose crest it goes over, the uppermost line is the strongest: the figure's node lies on it. */
const look = (index: number) =>
  index === OUTERMOST
    ? ' stroke-width="2.4"'
    : ` stroke="color-mix(in srgb, currentColor ${34 + 6 * index}%, var(--ground))"`;

/**
 * The last leg of the ribbon: it bends as it comes out of the figures' land; its lines come together, and the strongest
 * runs on.
 */
function ribbonEnd(leg: Leg, direction: Direction): View {
  const { width, legAt, radius, gap, endsAt, nib } = leg;
  const x = fromStart(direction, width);
  const sweep = direction === 'rtl' ? 0 : 1;
  const [from, to] = nib;
  const half = (from + to) / 2;
  const lines = repeat(LINES, (index) => {
    const aside = offset(index, gap);
    const r = short(radius + aside);
    const y = short(radius + aside);
    const bend = `M${short(x(legAt + aside))} 0A${r} ${r} 0 0 ${sweep} ${short(x(legAt - radius))} ${y}`;
    const together = `H${short(x(from))}C${short(x(half))} ${y} ${short(x(half))} ${radius} ${short(x(to))} ${radius}`;
    const on = index === OUTERMOST ? `H${short(x(endsAt))}` : '';
    return `<path vector-effect="non-scaling-stroke" d="${bend}${together}${on}"${look(index)}/>`;
  });
  // What comes from above ends here, or its last pixels would be drawn twice.
  const edge = offset(OUTERMOST, gap) + 1;
  const cut = `<path stroke="none" fill="var(--ground)" d="M${short(x(legAt - edge))} 0H${short(x(legAt + edge))}v1.5H${short(x(legAt - edge))}z"/>`;
  return { width, height: radius, strokeWidth: 1.5, body: cut + lines.join(''), isOpen: true };
}

/** It runs on until it is behind the button. */
const WIDE_LEG: Leg = {
  width: 980,
  crestAt: 821,
  legAt: 869,
  tall: 4.5,
  valley: [0.2, 0.104],
  radius: 84,
  gap: GAPS.wide,
  endsAt: -370,
  nib: [690, 230],
};

/** From where it ends the page leads it down its margin (ribbon-end.module.css). */
const NARROW_LEG: Leg = {
  width: 350,
  crestAt: 270,
  legAt: 298,
  tall: 1.9,
  valley: [0.31, 0.138],
  radius: 46,
  gap: GAPS.narrow,
  endsAt: 24,
  nib: [215, 70],
};

export const ribbonEndDrawing: Drawing = {
  name: 'ribbon-end',
  shows: 'The ribbon’s last leg, which leaves its field and ends in what one can do.',
  wide: (direction) => ribbonEnd(WIDE_LEG, direction),
  narrow: (direction) => ribbonEnd(NARROW_LEG, direction),
};

/** Its lines run on below it: it is as high as the wave says, and the page cuts them where the leg begins. */
const RUNS_ON = 1000;

/**
 * Its lines open out of the figures' last valley, go up its slope and over its crest in one round bend and come down beside each
 * other, to where the leg begins. As wide as the leg, so that both begin on the same pixel.
 */
function ribbonSpring({ width, crestAt, legAt, gap, tall, valley }: Leg, direction: Direction): View {
  const x = fromStart(direction, width);
  const sweep = direction === 'rtl' ? 0 : 1;
  const outer = legAt + offset(OUTERMOST, gap) - crestAt;
  const [reach, rise] = [valley[0] * width, valley[1] * width];
  const partsOf = (index: number) => {
    const r = legAt + offset(index, gap) - crestAt;
    const top = 0.2 + (outer - r) / tall;
    const at = (before: number, below: number, from = top) =>
      `${short(x(crestAt - before))} ${short(from + below / tall)}`;
    const radii = `${short(r)} ${short(r / tall)} 0 0`;
    const leg = `${short(x(crestAt + r))} ${short(top + r / tall)}`;
    // Out of the valley they come as one, as the wave's own lines do.
    const together = 0.2 + (top - 0.2) * 0.08;
    const foot = at(reach, rise, together);
    const low = at(reach * 0.62, rise, together);
    const [high, crest] = [at(reach * 0.36, 0), at(0, 0)];
    return {
      there: `M${foot}C${low} ${high} ${crest}A${radii} ${sweep} ${leg}V${RUNS_ON}`,
      back: `H${short(x(crestAt + r))}L${leg}A${radii} ${1 - sweep} ${crest}C${high} ${low} ${foot}z`,
    };
  };
  // It has a body: the wave's lines end at its innermost line.
  const body = `<path stroke="none" fill="var(--ground)" d="${partsOf(OUTERMOST).there}${partsOf(0).back}"/>`;
  const lines = repeat(
    LINES,
    (index) => `<path vector-effect="non-scaling-stroke" d="${partsOf(index).there}"${look(index)}/>`,
  );
  return { width, height: 100, strokeWidth: 1.5, body: body + lines.join(''), isOpen: true };
}

export const ribbonSpringDrawing: Drawing = {
  name: 'ribbon-spring',
  shows: 'Where the ribbon’s last leg comes from: the last slope, over whose crest its nine lines bend.',
  wide: (direction) => ribbonSpring(WIDE_LEG, direction),
  narrow: (direction) => ribbonSpring(NARROW_LEG, direction),
};
