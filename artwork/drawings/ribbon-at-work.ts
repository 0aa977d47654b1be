import { circle, solid } from '../figures/elements.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { Pen } from './pen.ts';
import { INWARDS, LINES, look, offset as offsetBy } from './ribbon.ts';

/*
 * The ribbon on its way through what the company does, from one edge of the window to the other: its strands come in
 * apart, are woven, and run in a round that is closed. Each drawing begins at the height at which the one before ends.
 */

const [WIDTH, HEIGHT] = [428, 320];
const GAP = 11;
const MIDDLE = (LINES - 1) / 2;
/** How far its ends run on: beyond the widest window's edge. */
const BEYOND = 1800;
/** Of its middle strand: where it comes in to be woven, and where it leaves. */
const [HIGH, LOW] = [164, 272];

const offset = (index: number) => offsetBy(index, GAP);

type Draw = (pen: () => Pen, index: number) => Pen;

const strand = (draw: Draw, direction: Direction, index: number) =>
  `<path vector-effect="non-scaling-stroke" d="${draw(() => new Pen(direction, WIDTH), index).data}"${look(Math.abs(index - MIDDLE))}/>`;

const view = (draw: Draw, direction: Direction): View => ({
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.9,
  body: INWARDS.map((index) => strand(draw, direction, index)).join(''),
  isOpen: true,
});

/** Between two strands that are still apart. */
const APART = 38;
const rowAt = (row: number) => HIGH + (row - MIDDLE) * APART;

/** In which rows the strands come in, where two rows are changed, and which: then each is in its own. */
const CHANGES: readonly { at: number; rows: readonly (readonly [number, number])[] }[] = [
  {
    at: 62,
    rows: [
      [0, 2],
      [3, 5],
      [6, 7],
    ],
  },
  {
    at: 150,
    rows: [
      [1, 2],
      [4, 5],
      [6, 8],
    ],
  },
];

/** From one height to another in two bends of one radius, about a middle. */
function change(pen: Pen, at: number, from: number, to: number, radius: number): void {
  const half = Math.abs(to - from) / 2;
  const reach = Math.sqrt(radius ** 2 - (radius - half) ** 2);
  const isUp = to < from;
  pen
    .across(at - reach)
    .bend(radius, at, (from + to) / 2, isUp)
    .bend(radius, at + reach, to, !isUp);
}

/** Strands that come in apart, out of order, are brought into it and gathered. */
const gathered: Draw = (pen, index) => {
  const rows = CHANGES.reduceRight<number[]>(
    ([row = index, ...later], { rows: pairs }) => {
      const pair = pairs.find((two) => two.includes(row));
      const before = pair ? (pair[0] === row ? pair[1] : pair[0]) : row;
      return [before, row, ...later];
    },
    [index],
  );
  const line = pen().move(-BEYOND, rowAt(rows[0] ?? index));
  for (const [step, { at }] of CHANGES.entries()) {
    const [from = index, to = index] = rows.slice(step);
    if (from !== to) change(line, at, rowAt(from), rowAt(to), Math.abs(from - to) > 1 ? 54 : 32);
  }
  const away = Math.abs(index - MIDDLE);
  if (away > 0) change(line, 226 + 20 * away, rowAt(index), HIGH + offset(index), 68);
  return line.across(WIDTH);
};

/** The loop in which the ribbon crosses itself: where it comes down, how wide it is, its middle strand's bends. */
const LOOP = { from: 112, to: 302, radius: 58 };
/** What of a strand is not seen where another lies over it. */
const UNDER = 3;

/** A straight piece of strand in the fabric: over every second one that it crosses. */
const woven: Draw = (pen, index) => {
  const aside = offset(index);
  const { from, to, radius } = LOOP;
  const r = radius + aside;
  const [y, x] = [HIGH + aside, from - aside];
  const line = pen().move(0, y);
  // Crossed by the last one first.
  for (let other = LINES - 1; other >= 0; other -= 1) {
    if ((index + other) % 2 === 0) continue;
    const crossing = from - offset(other);
    line.across(crossing - UNDER).move(crossing + UNDER, y);
  }
  line
    .across(to - radius)
    .bend(r, to + aside, HIGH - radius)
    .bend(r, to - radius, HIGH - 2 * radius - aside)
    .across(from + radius)
    .bend(r, x, HIGH - radius);
  for (let other = 0; other < LINES; other += 1) {
    if ((index + other) % 2 !== 0) continue;
    const crossing = HIGH + offset(other);
    line.down(crossing - UNDER).move(x, crossing + UNDER);
  }
  return line
    .down(LOW - radius)
    .bend(r, from + radius, LOW + aside)
    .across(WIDTH);
};

/** As wide as its column, as high as the loop. */
const ROUND = { from: 188, to: 240, radius: 112 };

/** A round that closes, over the way that goes on below it. */
const round: Draw = (pen, index) => {
  const { from, to, radius } = ROUND;
  const r = radius + offset(index);
  const middle = LOW - radius;
  return pen()
    .move(from, middle + r)
    .across(to)
    .bend(r, to + r, middle)
    .bend(r, to, middle - r)
    .across(from)
    .bend(r, from - r, middle)
    .bend(r, from, middle + r);
};

const onward: Draw = (pen, index) =>
  pen()
    .move(0, LOW + offset(index))
    .across(WIDTH + BEYOND);

const onTheRound = (direction: Direction) => {
  const { to, radius } = ROUND;
  const x = fromStart(direction, WIDTH)(to + radius * Math.cos(0.7));
  return circle({ x, y: LOW - radius - radius * Math.sin(0.7) }, 13, solid);
};

/** Each strand comes in, goes round and leaves at the height at which it came. */
function closed(direction: Direction): View {
  const strands = (draw: Draw) => INWARDS.map((index) => strand(draw, direction, index)).join('');
  return {
    ...view(onward, direction),
    body: strands(onward) + strands(round) + onTheRound(direction),
  };
}

const drawing = (name: string, shows: string, wide: (direction: Direction) => View): Drawing => ({
  name,
  shows,
  wide,
  narrow: wide,
});

const drawn = (draw: Draw) => (direction: Direction) => view(draw, direction);

export const ribbonAtWorkDrawings: readonly Drawing[] = [
  drawing(
    'ribbon-gathered',
    'Advise: strands that come in apart are brought into one order.',
    drawn(gathered),
  ),
  drawing('ribbon-woven', 'Build: the ribbon crosses itself, and is a fabric there.', drawn(woven)),
  drawing('ribbon-closed', 'Operate: a round that is closed, and what runs on it.', closed),
];
