import { QUESTION_MARK } from '../../shared/question-mark.ts';
import { circle, path, solid } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { sown } from './nds-fields.ts';
import { SOWN_AS } from './sown-as.ts';

/*
 * The last line of a page takes up what the page was about. Each stands on the ending's hairline, from the inline
 * start, where one reads, to its node at the inline end, over what one can do.
 */

/** What a motif draws on. */
export interface Canvas {
  /** Turns a place from the inline start into one from the left. */
  x: (fromStart: number) => string;
  width: number;
  height: number;
  /** The flag of an arc that rises over its chord. */
  over: 0 | 1;
  /** How large parts are, next to those of a wide window. */
  scale: number;
  node: (at: number, y: number, isOpen?: boolean) => string;
  /** From the middle of a node to the outside of its rim. */
  nodeReach: number;
}

export const DOTTED = { 'stroke-dasharray': '.1 7', 'stroke-linecap': 'round', 'stroke-width': 2.2 };

/** One leap is made, the others are still to choose. */
export function leaps({ x, width, height, over, node, scale }: Canvas): string {
  const [count, margin] = [5, 9];
  const reach = (width - 2 * margin) / count;
  const arc = (index: number) =>
    `M${x(margin + index * reach)} ${height}A${short(reach / 2)} ${short(scale < 1 ? 78 * scale : 160)} 0 0 ${over} ${x(margin + (index + 1) * reach)} ${height}`;
  const later = repeat(count - 1, (index) => arc(index + 1)).join('');
  const nodes = repeat(count + 1, (index) => node(margin + index * reach, height, index > 1));
  return path(arc(0), { 'stroke-width': 2.4 }) + path(later, DOTTED) + nodes.join('');
}

/** From the inline end to the middle of the button, whose word is wider in Arabic: the cable ends there, in whole pixels. */
const TO_BUTTON = { rtl: 97.5, ltr: 95.5 } as const;

/** How far it goes on below its drawing: the page cuts it off behind the button, in windows of all widths. */
const ON_DOWN = 160;

/** Five ways: from below the link of each path (`src/pages/business-paths`) down into one cable, which bends into the button. */
function cable({ x, width, height, over }: Canvas): string {
  const [apart, radius, last] = [5, 84, 24];
  const turn = width - TO_BUTTON[over === 1 ? 'ltr' : 'rtl'] - last - 2 * apart;
  // Each dot begins where its link does, the first on the margin.
  const below = (index: number): number => 5 + (index && index * 243.2 + 16);
  const ways = repeat(5, (index) => {
    const from = below(index);
    const ground = height - last - index * apart;
    const bend = last + index * apart;
    return (
      `M${x(from)} 5V${ground - radius}A${radius} ${radius} 0 0 ${1 - over} ${x(from + radius)} ${ground}` +
      `H${x(turn)}A${bend} ${bend} 0 0 ${over} ${x(turn + bend)} ${height}v${ON_DOWN}`
    );
  });
  const nodes = repeat(5, (index) => circle({ x: Number(x(below(index))), y: 5 }, 5, solid));
  return path(ways.join(''), { 'stroke-width': 3 }) + nodes.join('');
}

/** Five ways come together: in one cable, or on phones, one below the other, along the hairline to one dot. */
export function confluence(canvas: Canvas): string {
  const { x, width, height, scale } = canvas;
  if (scale === 1) return cable(canvas);
  const [radius, dot] = [3.5, 7];
  // In the middle of the hairline.
  const ground = short(height - 0.4);
  const end = width - dot;
  const starts = repeat(5, (index) => radius + 1 + index * (height / 6));
  const ways = starts.map((y, index) => {
    // The lowest comes down first.
    const landing = end - 28 - index * 42;
    const reach = 168 - index * 24;
    return `M${x(radius)} ${short(y)}H${x(landing - reach)}C${x(landing - reach * 0.45)} ${short(y)} ${x(landing - reach * 0.5)} ${ground} ${x(landing)} ${ground}H${x(end)}`;
  });
  return (
    path(ways.join(''), { 'stroke-width': 2 }) +
    starts.map((y) => circle({ x: Number(x(radius)), y }, radius, solid)).join('') +
    circle({ x: Number(x(end)), y: height - 0.4 }, dot, solid)
  );
}

/** How far the middle of its dot is from the mark's inline start, where that is shown so many pixels wide. */
const dotAcross = (wide: number): number =>
  ((QUESTION_MARK.dot.x - QUESTION_MARK.left) / QUESTION_MARK.width) * wide;

/** How large the mark's dot is, where the mark is shown so many pixels wide. */
const dotRadius = (wide: number): number => (QUESTION_MARK.dot.radius / QUESTION_MARK.width) * wide;

/** How much it gives way where it lands. */
const SQUASHED = { wide: [1.28, 0.74], narrow: [1.2, 0.8] } as const;

/** How strong its outline is where it lands: the older a trace, the fainter. */
const LANDED = 0.9;

/** On phones its fall is part of the drawing: so many times it is seen before it lands, and how strong it is first. */
const FALL = { seen: 3, strength: 0.25 };

/**
 * The question mark's dot has rolled along the ground from where it fell, below the mark and as large as there, to the
 * line's end: smaller with each pace, with as much air between any two.
 */
export function rolled({ x, width, height: y, scale }: Canvas): string {
  const isWide = scale === 1;
  const shown = isWide ? QUESTION_MARK.shown.wide : QUESTION_MARK.shown.narrow;
  const [paces, weight] = isWide ? [7, 3] : [2, 2.4];
  const [first, last] = [dotRadius(shown), isWide ? 30 : 13.5];
  const from = dotAcross(shown);
  const [wider, flatter] = SQUASHED[isWide ? 'wide' : 'narrow'];
  const [broad, flat] = [first * wider, first * flatter];
  const radiusAt = (index: number) => first + ((last - first) * index) / paces;
  // Between the middles of the first and the last lie all the circles but half of these two, and what the first is broader by.
  const circles = paces * (first + last) + broad - first;
  const air = (width - last - from - circles) / paces;
  const awayTo = (index: number) => index * (radiusAt(0) + radiusAt(index) + air) + (index && broad - first);
  const acrossTo = (index: number) => Number(x(from + awayTo(index)));
  const look = (index: number) => ({
    'stroke-width': weight,
    'stroke-opacity': short(LANDED + ((1 - LANDED) * index) / paces, 2),
  });
  // As on wide pages beside the questions: the way from one to the next grows as 1, 3, 5, and all of it is seen.
  const [top, landing] = [first + 1, y - flat];
  const falling = repeat(isWide ? 0 : FALL.seen, (time) =>
    circle({ x: acrossTo(0), y: top + (landing - top) * (time / FALL.seen) ** 2 }, first, {
      'stroke-width': short(1.5 + ((weight - 1.5) * time) / FALL.seen, 2),
      'stroke-opacity': short(FALL.strength + ((LANDED - FALL.strength) * time) / FALL.seen, 2),
    }),
  );
  const landed = `M${short(acrossTo(0) - broad)} ${short(y - flat)}a${short(broad)} ${short(flat)} 0 1 1 0 .05z`;
  const rolling = repeat(paces - 1, (pace) => {
    const radius = radiusAt(pace + 1);
    return circle({ x: acrossTo(pace + 1), y: y - radius }, radius, look(pace + 1));
  });
  const arrived = circle({ x: acrossTo(paces), y: y - last }, last, solid);
  return falling.join('') + path(landed, look(0)) + rolling.join('') + arrived;
}

/** So many of its family lie between a field of the row and the one that shows the family again. */
const DENSER = 4;

/** A row of fields seen from above, each sown as another of the forty-two. The last, larger, is not yet, and has all the light. */
export function fields({ x, width, height, scale }: Canvas): string {
  const [others, radius, open] = [scale < 1 ? 5 : 10, 40 * scale, 54 * scale];
  // What lies outside the drawing is not seen while it draws itself, nor after: the rims keep half a stroke inside.
  const rim = 2;
  const air = (width - 2 * rim - 2 * open - others * 2 * radius) / others;
  const rows = repeat(others, (index) => {
    const centre = { x: Number(x(rim + radius + index * (2 * radius + air))), y: height - radius - rim };
    // After the first of each family a later one, which is as much denser as is seen at this size.
    const round = Math.floor(index / SOWN_AS.length);
    const component = (SOWN_AS[index % SOWN_AS.length] ?? 0) + round * DENSER * SOWN_AS.length;
    const crop = sown({ ...centre, radius }, component, 1.8, 1 + round * DENSER);
    return circle(centre, radius, { 'stroke-width': 2.5 }) + crop;
  });
  return rows.join('') + circle({ x: Number(x(width - rim - open)), y: height - rim - open }, open, solid);
}
