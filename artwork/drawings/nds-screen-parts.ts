import { repeat } from '../shared/geometry.ts';
import { box, disc, type Field } from './nds-fields.ts';

/** The screen begins at its corner and runs out of the drawing at its end and its foot; distances are 14, 20, 30 and 40. */
const [WIDTH, EDGE, BAR_HEIGHT] = [1200, 34, 60];
export const HEIGHT = 640;
export const FRAME = box(0, 0, WIDTH, HEIGHT, 24);
export const BAR = `M0 ${BAR_HEIGHT}h${WIDTH}`;

/** What holds something: the pictures and the cards. */
const FIRST_PICTURE = { x: 310, y: 84, width: 340, height: 288 };
const PICTURES = [FIRST_PICTURE, { ...FIRST_PICTURE, x: 670 }];
const CARDS = repeat(5, (index) => ({ x: EDGE + index * 216, y: 396, width: 196, height: 220 }));
const holders = [...PICTURES, ...CARDS];
export const HOLDERS = holders.map(({ x, y, width, height }) => box(x, y, width, height, 18)).join('');

/** What of them lies before a line, which cuts the one that it goes through. */
export const holdersUntil = (end: number) =>
  holders
    .filter(({ x }) => x < end)
    .map(({ x, y, width, height }) =>
      x + width <= end
        ? box(x, y, width, height, 18)
        : `M${end} ${y}H${x + 18}a18 18 0 0 0-18 18v${height - 36}a18 18 0 0 0 18 18H${end}z`,
    )
    .join('');

/** The fields in the pictures, and those in the cards. */
export const PICTURE: Field = { x: 480, y: 228, radius: 128 };
export const FIELDS: readonly Field[] = [
  PICTURE,
  { ...PICTURE, x: 840 },
  ...CARDS.map(({ x, y }) => ({ x: x + 50, y: y + 50, radius: 32 })),
];

/** The furrows of the pictures' plots, round their fields. */
export const FURROWS = PICTURES.flatMap(({ x, width }) =>
  repeat(12, (index) => `M${x + 14} ${104 + index * 22.5}h${width - 28}`),
).join('');

/** What a reader sees and presses, each with where it ends, in the order of reading. */
const parts: readonly (readonly [end: number, shape: string])[] = [
  [60, disc({ x: EDGE + 13, y: 30, radius: 13 })],
  ...[262, 334, 406].map((x) => [x + 48, box(x, 26, 48, 8, 4)] as const),
  [594, box(490, 13, 104, 34, 17)],
  [270, box(EDGE, 100, 236, 28, 14)],
  [202, box(EDGE, 142, 168, 28, 14)],
  [254, box(EDGE, 200, 220, 10, 5)],
  [210, box(EDGE, 222, 176, 10, 5)],
  [174, box(EDGE, 262, 140, 50, 25)],
  ...CARDS.map(
    ({ x }) =>
      [
        x + 176,
        box(x + 98, 428, 78, 10, 5) +
          box(x + 98, 450, 52, 10, 5) +
          box(x + 18, 500, 158, 10, 5) +
          box(x + 18, 522, 112, 10, 5),
      ] as const,
  ),
];
export const PARTS = parts.map(([, shape]) => shape).join('');
export const partsUntil = (line: number) =>
  parts
    .filter(([end]) => end < line)
    .map(([, shape]) => shape)
    .join('');

/** The foundations: columns as high as the screen. */
export const COLUMNS = repeat(14, (index) => box(EDGE + index * 80, 0, 56, HEIGHT)).join('');

/** The foundations: the distances between the parts, each a square of its size. */
export const SPACES =
  (
    [
      [EDGE, BAR_HEIGHT, 40],
      [EDGE, 128, 14],
      [EDGE, 170, 30],
      [EDGE, 232, 30],
      [0, 196, EDGE],
      [270, 208, 40],
      [650, 218, 20],
      [468, 372, 24],
      [828, 372, 24],
    ] as const
  )
    .map(([x, y, size]) => box(x, y, size, size))
    .join('') +
  CARDS.slice(1)
    .map(({ x, y }) => box(x - 20, y + 40, 20, 20))
    .join('');

/** How the first picture's field is set out from its middle. */
export const SET_OUT = ((): string => {
  const { x, y, width, height } = FIRST_PICTURE;
  const middle = `M${x} ${PICTURE.y}h${width}M${PICTURE.x} ${y}v${height}`;
  const diagonals = `M${x} ${y}l${width} ${height}M${x + width} ${y}l-${width} ${height}`;
  const rings = [0.64, 1.12].map((share) => disc({ ...PICTURE, radius: PICTURE.radius * share }));
  return middle + diagonals + rings.join('');
})();

/** The corners that an audit finds in order, up to the middle of the first picture, and one that is not. */
export const PASSED: readonly Field[] = (
  [
    [EDGE, 100],
    [270, 128],
    [EDGE, 312],
    [174, 262],
    [310, 84],
    [EDGE, 396],
    [230, 396],
    [250, 396],
    [446, 396],
  ] as const
).map(([x, y]) => ({ x, y, radius: 8 }));
export const FOUND: Field = { x: 310, y: 372, radius: 15 };
