/*
 * The company's and the product's marks, drawn from one module: a ring of radius 12 to 14 and one stroke.
 * The symbol is the Latin n flowing into the bowl of the Arabic nun, whose dot is the node and the sun over
 * the valley; stood upright, the same stroke is the S of NDS with two nodes.
 */

export interface Dot {
  cx: number;
  cy: number;
  r: number;
  /** Takes the accent colour where the ground allows one. */
  accent: boolean;
}

export interface MarkDrawing {
  width: number;
  height: number;
  strokes: { d: string; width: number }[];
  fills: string[];
  dots: Dot[];
}

const symbol: MarkDrawing = {
  width: 64,
  height: 64,
  strokes: [{ d: 'M8.5 50V36.5a11.75 11.75 0 0 1 23.5 0v2a11.75 11.75 0 0 0 23.5 0V27', width: 9 }],
  fills: [],
  dots: [{ cx: 43.75, cy: 17, r: 6.2, accent: true }],
};

const symbolNds: MarkDrawing = {
  width: 64,
  height: 64,
  strokes: [{ d: 'M42 8.5H31a11.75 11.75 0 0 0 0 23.5h2a11.75 11.75 0 0 1 0 23.5H22', width: 9 }],
  fills: [],
  dots: [
    { cx: 51.5, cy: 20.25, r: 6.2, accent: true },
    { cx: 12.5, cy: 43.75, r: 6.2, accent: true },
  ],
};

const wordmarkEn: MarkDrawing = {
  width: 164,
  height: 64,
  strokes: [
    {
      d: 'M6 58V40a14 14 0 0 1 28 0v18M46 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM88 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM116 8v50M128 41h28a14 14 0 1 0-4.6 10.4',
      width: 8,
    },
  ],
  fills: [],
  dots: [],
};

/** Nun and waw joined on the horizon, dal apart. */
const wordmarkAr: MarkDrawing = {
  width: 124,
  height: 80,
  strokes: [
    {
      d: 'M116 26v28H86M62 42a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM86 40v17a14 14 0 0 1-14 14H60M26 22l10.5 11.5c7.5 8.3 3.5 20.5-7.5 20.5H6',
      width: 8,
    },
  ],
  fills: [],
  dots: [{ cx: 116, cy: 12, r: 6, accent: true }],
};

const wordmarkNds: MarkDrawing = {
  width: 140,
  height: 64,
  strokes: [
    {
      d: 'M56 54V14h12a20 20 0 0 1 0 40zM132 19c-3-3.4-7.5-5-12.5-5-7.5 0-13 4-13 10.2 0 14.6 26.5 5 26.5 19.6 0 6.2-5.5 10.2-13.5 10.2-6 0-11-2-14.5-6.2',
      width: 8,
    },
  ],
  fills: ['M2 58V10h8.4L34 45V10h8v48h-8.4L10 23v35z'],
  dots: [],
};

/** Moves absolute coordinates of path data; relative ones follow by themselves. */
function movePath(data: string, dx: number, dy: number): string {
  return data.replaceAll(/([MLHVC])([^A-Za-z]*)/g, (_, letter: string, text: string) => {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const moved = numbers.map((value, index) => {
      const isVertical = letter === 'V' || (letter !== 'H' && index % 2 === 1);
      return value + (isVertical ? dy : dx);
    });
    return letter + moved.join(' ').replaceAll(' -', '-');
  });
}

/** Draws marks side by side, each moved to its place; a wordmark beside a symbol gives its accent to the symbol. */
function lockup(
  width: number,
  height: number,
  parts: readonly { drawing: MarkDrawing; x: number; y: number }[],
): MarkDrawing {
  return {
    width,
    height,
    strokes: parts.flatMap(({ drawing, x, y }) =>
      drawing.strokes.map((stroke) => ({ ...stroke, d: movePath(stroke.d, x, y) })),
    ),
    fills: parts.flatMap(({ drawing, x, y }) => drawing.fills.map((fill) => movePath(fill, x, y))),
    dots: parts.flatMap(({ drawing, x, y }) =>
      drawing.dots.map((dot) => ({
        ...dot,
        cx: dot.cx + x,
        cy: dot.cy + y,
        accent: dot.accent && drawing !== wordmarkAr,
      })),
    ),
  };
}

export const marks = {
  symbol,
  'symbol-nds': symbolNds,
  'wordmark-ar': wordmarkAr,
  'wordmark-en': wordmarkEn,
  'wordmark-nds': wordmarkNds,
  'lockup-ar': lockup(206, 80, [
    { drawing: symbol, x: 142, y: 8 },
    { drawing: wordmarkAr, x: 0, y: 0 },
  ]),
  'lockup-en': lockup(244, 64, [
    { drawing: symbol, x: 0, y: 0 },
    { drawing: wordmarkEn, x: 80, y: 0 },
  ]),
  'lockup-nds': lockup(226, 64, [
    { drawing: symbolNds, x: 0, y: 0 },
    { drawing: wordmarkNds, x: 84, y: 0 },
  ]),
};

/** SVG elements of a mark in fixed colours, for files that stand outside a page. */
export function drawMark({ strokes, fills, dots }: MarkDrawing, ink: string, accent: string): string {
  return [
    ...strokes.map(({ d, width }) => `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`),
    ...fills.map((d) => `<path fill="${ink}" d="${d}"/>`),
    ...dots.map(
      (dot) => `<circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${dot.accent ? accent : ink}"/>`,
    ),
  ].join('');
}
