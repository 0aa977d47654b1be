import { box, disc, type Field } from './nds-fields.ts';

/** What is seen of the screen in 480 by 300; distances are 8, 16 and 24. */
const [WIDTH, HEIGHT, EDGE] = [480, 300, 24];
export const FRAME = box(0, 0, WIDTH, HEIGHT, 14);
export const BAR = `M0 40h${WIDTH}`;

/** Where the three cards begin: 16 apart. */
const CARDS = [0, 1, 2].map((index) => EDGE + (index * 448) / 3);

/** What holds something: the picture and the cards. */
export const HOLDERS = box(256, 64, 200, 132, 10) + CARDS.map((x) => box(x, 220, 400 / 3, 56, 10)).join('');

/** The field in the picture, and those in the cards. */
export const PICTURE: Field = { x: 356, y: 130, radius: 54 };
export const ICONS: readonly Field[] = CARDS.map((x) => ({ x: x + 26, y: 248, radius: 16 }));

/** The furrows of the picture's plot, round its field. */
export const FURROWS = Array.from({ length: 10 }, (_, index) => `M264 ${76 + index * 12}h184`).join('');

/** What a reader sees and presses, in the order of reading. */
export const PARTS =
  disc({ x: 32, y: 20, radius: 8 }) +
  box(272, 18, 32, 4, 2) +
  box(320, 18, 32, 4, 2) +
  box(376, 8, 80, 24, 12) +
  box(24, 64, 192, 16, 8) +
  box(24, 88, 136, 16, 8) +
  box(24, 120, 184, 6, 3) +
  box(24, 134, 152, 6, 3) +
  box(24, 164, 104, 32, 16) +
  CARDS.map((x) => box(x + 52, 239, 64, 6, 3) + box(x + 52, 253, 40, 6, 3)).join('');

/** The foundations: twelve columns, as high as the screen. */
export const COLUMNS = Array.from({ length: 12 }, (_, index) =>
  box(24 + (index * 440) / 12, 0, 28, HEIGHT),
).join('');

/** The foundations: the distances between the parts, each a square of its size. */
export const SPACES =
  (
    [
      [24, 40, 24],
      [24, 80, 8],
      [24, 104, 16],
      [24, 126, 8],
      [24, 140, 24],
      [24, 196, 24],
      [24, 276, 24],
      [232, 116, 24],
      [456, 236, 24],
      [0, 236, 24],
    ] as const
  )
    .map(([x, y, size]) => box(x, y, size, size))
    .join('') +
  CARDS.slice(1)
    .map((x) => box(x - 16, 240, 16, 16))
    .join('');

/** Another page of the same parts: plots, what is in them, and the field that is large enough to be sown. */
export interface Page {
  plots: string;
  parts: string;
  large?: Field;
}

const SAME: Page = { plots: HOLDERS, parts: PARTS + [PICTURE, ...ICONS].map(disc).join(''), large: PICTURE };

const ROWS = [104, 148, 192, 236];
const LIST: Page = {
  plots: ROWS.map((y) => box(24, y, 432, 36, 8)).join(''),
  parts:
    box(24, 64, 192, 20, 10) +
    ROWS.map((y, row) => disc({ x: 46, y: y + 18, radius: 12 }) + box(72, y + 14, 240 - row * 36, 8, 4)).join(
      '',
    ),
};

const INPUTS = [104, 164].flatMap((y) => [24, 252].map((x) => ({ x, y })));
const FORM: Page = {
  plots: INPUTS.map(({ x, y }) => box(x, y, 204, 48, 8)).join(''),
  parts:
    box(24, 64, 136, 20, 10) +
    INPUTS.map(({ x, y }, index) => box(x + 16, y + 20, 140 - index * 24, 8, 4)).join('') +
    box(24, 232, 128, 44, 22) +
    disc({ x: 430, y: 254, radius: 22 }),
};

const LARGE: Field = { x: 156, y: 170, radius: 84 };
const THUMBS = [64, 140, 216];
const VIEW: Page = {
  plots: box(24, 64, 264, 212, 10) + THUMBS.map((y) => box(312, y, 144, 60, 10)).join(''),
  parts:
    disc(LARGE) +
    THUMBS.map((y) => disc({ x: 346, y: y + 30, radius: 18 }) + box(380, y + 26, 60, 8, 4)).join(''),
  large: LARGE,
};

/** The screens of a team, beside the first one. */
export const OTHER_PAGES: readonly Page[] = [LIST, FORM, VIEW, SAME, LIST, FORM, VIEW, SAME];
