/** The screen that the four solutions share, in the units of its drawing; distances are 8, 16 and 24. */
export const SCREEN = { width: 480, height: 300, edge: 24 } as const;

/** A box with round corners, as a path. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const corner = (across: number, down: number) => `a${radius} ${radius} 0 0 1 ${across} ${down}`;
  const [h, v] = [width - 2 * radius, height - 2 * radius].map((length) => Math.round(length * 10) / 10);
  return (
    `M${Math.round((x + radius) * 10) / 10} ${y}h${h}${corner(radius, radius)}v${v}${corner(-radius, radius)}` +
    `h-${h}${corner(-radius, -radius)}v-${v}${corner(radius, -radius)}z`
  );
}

/** A disc about its middle, as a path. */
export const disc = (x: number, y: number, radius: number) =>
  box(x - radius, y - radius, 2 * radius, 2 * radius, radius);

/** Where the three cards begin: 16 apart. */
export const CARDS = [0, 1, 2].map((index) => SCREEN.edge + (index * 448) / 3);
const CARD_WIDTH = 400 / 3;

export const FRAME = box(0, 0, SCREEN.width, SCREEN.height, 14);
export const BAR = `M0 40h${SCREEN.width}`;

/** What holds something: the picture and the cards. */
export const HOLDERS =
  box(256, 64, 200, 132, 10) + CARDS.map((x) => box(x, 220, CARD_WIDTH, 56, 10)).join('');

/** The land in the picture. */
export const LAND =
  'M256 168c46-8 62-64 94-64 34 0 42 60 106 58v24a10 10 0 0 1-10 10h-180a10 10 0 0 1-10-10z';

/** What a reader sees and presses, in the order of reading. */
export const PARTS =
  disc(32, 20, 8) +
  box(272, 18, 32, 4, 2) +
  box(320, 18, 32, 4, 2) +
  box(376, 8, 80, 24, 12) +
  box(24, 64, 192, 16, 8) +
  box(24, 88, 136, 16, 8) +
  box(24, 120, 184, 6, 3) +
  box(24, 134, 152, 6, 3) +
  box(24, 164, 104, 32, 16) +
  disc(424, 92, 9) +
  CARDS.map((x) => disc(x + 26, 248, 10) + box(x + 48, 239, 64, 6, 3) + box(x + 48, 253, 40, 6, 3)).join('');

/** The foundations: twelve columns, as high as the screen. */
export const COLUMNS = Array.from({ length: 12 }, (_, index) =>
  box(24 + (index * 440) / 12, 0, 28, 300),
).join('');

/** The foundations: the distances between the parts, each a square of its size. */
export const SPACES =
  box(24, 40, 24, 24) +
  box(24, 80, 8, 8) +
  box(24, 104, 16, 16) +
  box(24, 126, 8, 8) +
  box(24, 140, 24, 24) +
  box(24, 196, 24, 24) +
  box(24, 276, 24, 24) +
  box(232, 116, 24, 24) +
  box(456, 236, 24, 24) +
  box(0, 236, 24, 24) +
  CARDS.slice(1)
    .map((x) => box(x - 16, 240, 16, 16))
    .join('');
