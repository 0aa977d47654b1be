import { path, type Attributes } from '../figures/elements.ts';
import { coordinates, repeat, seededRandom, short } from '../shared/geometry.ts';
import {
  answersIn,
  BESIDE,
  COLUMN_WIDTH,
  COLUMNS,
  FIELD,
  salt,
  shade,
  SHADE,
  waterOf,
  type Pan,
} from './answers.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/*
 * The post's three answers lie in one field of salt pans, which runs out of the window on all sides as its picture does.
 * On phones the page shows it three times, an answer each (src/pages/post/answers.module.css knows its measures).
 */

/** Sand between two pans, and how far beyond the columns the field goes: to the widest window's edge. */
const [DYKE, BEYOND] = [14, 720];

/** The channel between two answers. */
const CHANNEL = 20;

/** Of a pan's corner. */
const ROUND = 6;

/** About how wide a pan is. */
const WIDE = { least: 84, more: 110 };

/** How far pans reach over the field's upper and lower edge, which cuts them. */
const OVER = 46;

type Kind = 'salt' | 'heaps' | 'shallow' | 'deeper';
const KINDS: readonly Kind[] = ['shallow', 'heaps', 'deeper', 'salt', 'shallow', 'deeper', 'salt'];

const FLOORS: readonly (readonly [Kind, Attributes])[] = [
  ['salt', salt],
  ['heaps', salt],
  ['shallow', waterOf(14)],
  ['deeper', waterOf(32)],
];

/** A row of pans between two places. */
function rowOf(from: number, to: number, y: number, height: number, random: () => number): Pan[] {
  const shares: number[] = [];
  for (let left = to - from; left > 0; left -= (shares.at(-1) ?? 0) + DYKE) {
    shares.push(WIDE.least + WIDE.more * random());
  }
  // Too narrow a rest goes to the others.
  const count = Math.max(1, shares.length - 1);
  const used = shares.slice(0, count).reduce((sum, share) => sum + share, 0);
  const unit = (to - from - DYKE * (count - 1)) / used;
  return repeat(count, (index) => {
    const before = shares.slice(0, index).reduce((sum, share) => sum + share * unit + DYKE, 0);
    return {
      x: Math.round(from + before),
      y,
      width: Math.round((shares[index] ?? 0) * unit),
      height,
      round: ROUND,
    };
  });
}

/** The pans around the answers: over and under each, and on both sides of them. */
function others(): Pan[] {
  const random = seededRandom(23);
  const [above, below] = [BESIDE.above - DYKE, BESIDE.below + DYKE];
  const [upper, lower] = [-OVER, FIELD.height - below + OVER];
  const overs = COLUMNS.flatMap((x) => [
    ...rowOf(x, x + COLUMN_WIDTH, upper, above - upper, random),
    ...rowOf(x, x + COLUMN_WIDTH, below, lower, random),
  ]);
  const half = (BESIDE.below - BESIDE.above - DYKE) / 2;
  const aside = DYKE + CHANNEL + DYKE;
  const rows = [
    { y: upper, height: above - upper },
    { y: BESIDE.above, height: half },
    { y: BESIDE.above + half + DYKE, height: half },
    { y: below, height: lower },
  ];
  const sides = [
    { from: -BEYOND, to: -aside },
    { from: FIELD.width + aside, to: FIELD.width + BEYOND },
  ].flatMap(({ from, to }) => rows.flatMap(({ y, height }) => rowOf(from, to, y, height, random)));
  return [...overs, ...sides];
}

/** Salt in heaps, as in the picture. */
function heaps({ x, y, width, height }: Pan, direction: Direction): string {
  const [pitch, half, high] = [30, 9, 14];
  const [columns, rows] = [Math.floor((width - 14) / pitch), Math.floor((height - 12) / pitch)];
  const left = Math.round(fromStart(direction, FIELD.width)(x + width / 2) - ((columns - 1) * pitch) / 2);
  const top = Math.round(y + (height - rows * pitch) / 2 + (pitch - high) / 2);
  const heap = `l${coordinates(half, high)}h${-2 * half}z`;
  return repeat(
    rows,
    (row) => `M${coordinates(left, top + row * pitch)}${repeat(columns, () => heap).join(`m${pitch} 0`)}`,
  ).join('');
}

function field(direction: Direction): View {
  /** Path data: a stroke of its fill, which goes round its corners, makes it as large as it is. */
  const box = ({ x, y, width, height }: Pan, inset = 0) => {
    const [across, down] = [width - inset - 2 * ROUND, height - inset - 2 * ROUND];
    const left = ROUND + (direction === 'rtl' ? FIELD.width - x - width + inset : x);
    return `M${coordinates(left, y + inset + ROUND)}h${short(across)}v${short(down)}h${short(-across)}z`;
  };
  const all = (boxes: readonly string[], { fill = '' }: Attributes) =>
    path(boxes.join(''), { fill, stroke: fill, 'stroke-width': 2 * ROUND, 'stroke-linejoin': 'round' });
  const pans = others();
  const kindOf = (index: number): Kind => KINDS[index % KINDS.length] ?? 'salt';
  const floors = FLOORS.map(([kind, floor]) => {
    const ofKind = pans.filter((_, index) => kindOf(index) === kind);
    return all(
      ofKind.map((pan) => box(pan, SHADE)),
      floor,
    );
  });
  const withHeaps = pans.filter(
    ({ x, width }, index) => kindOf(index) === 'heaps' && x + width > -130 && x < FIELD.width + 130,
  );
  const channels = [0, ...COLUMNS.map((x) => x + COLUMN_WIDTH + 2 * DYKE + CHANNEL)].map((end) => ({
    x: end - DYKE - CHANNEL,
    y: -OVER,
    width: CHANNEL,
    height: FIELD.height + 2 * OVER,
    round: ROUND,
  }));
  return {
    ...FIELD,
    strokeWidth: 2,
    isOpen: true,
    body:
      all(
        [...pans, ...channels].map((pan) => box(pan)),
        shade,
      ) +
      all(
        channels.map((pan) => box(pan, SHADE)),
        waterOf(24),
      ) +
      floors.join('') +
      path(withHeaps.map((pan) => heaps(pan, direction)).join(''), waterOf(42)) +
      answersIn(direction),
  };
}

export const answersFieldDrawing: Drawing = {
  name: 'answers-field',
  shows:
    'A field of salt pans; among them one that is full beside ten that are begun, one with its team, one with a scale.',
  wide: field,
  narrow: field,
};
