import { openFont, shape, type OpenFont } from '../shared/font-file.ts';
import { coordinates, type Point } from '../shared/geometry.ts';
import { typefaces, type Typeface } from './typefaces.ts';

/** Text turned into shapes, so that no visitor needs its font. The origin is the start of the base line. */
export interface Outline {
  pathData: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Command {
  letter: string;
  points: Point[];
}

interface TextStyle {
  typeface: Typeface;
  size: number;
  weight?: number | undefined;
  tracking?: number | undefined;
}

const WORD_GAP = 0.26;
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Absolute M, L, Q, C and Z commands of one glyph, in the units of its font. */
function parseGlyph(pathData: string): Command[] {
  return [...pathData.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', text = '']) => {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points = numbers.flatMap((x, index) =>
      index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
    );
    return { letter, points };
  });
}

function placeLine({ font, unitsPerEm }: OpenFont, text: string, size: number, tracking: number): Command[] {
  const scale = size / unitsPerEm;
  const placed: Command[] = [];
  let pen = 0;
  // Each word is shaped by itself, in visual order, because the display cuts carry no usable space glyph.
  const words = isArabic(text) ? text.split(' ').toReversed() : [text];
  for (const word of words) {
    for (const glyph of shape(font, word)) {
      for (const { letter, points } of parseGlyph(font.glyphToPath(glyph.id))) {
        const toLine = ({ x, y }: Point): Point => ({
          x: pen + (glyph.xOffset + x) * scale,
          y: -(glyph.yOffset + y) * scale,
        });
        placed.push({ letter, points: points.map(toLine) });
      }
      pen += glyph.xAdvance * scale + tracking;
    }
    pen += size * WORD_GAP;
  }
  return placed;
}

/** Path data with relative coordinates, one decimal, measured from the rounded pen position. */
function writeCommands(commands: readonly Command[]): string {
  let pen: Point = { x: 0, y: 0 };
  let start: Point = pen;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return commands
    .map(({ letter, points }) => {
      const end = points.at(-1);
      if (!end) {
        pen = start;
        return 'z';
      }
      const values = points.flatMap(({ x, y }) => [round(x) - pen.x, round(y) - pen.y]);
      pen = { x: round(end.x), y: round(end.y) };
      if (letter === 'M') start = pen;
      if (letter === 'L' && Math.abs(values[1] ?? 0) < 0.05) return `h${coordinates(values[0] ?? 0)}`;
      if (letter === 'L' && Math.abs(values[0] ?? 0) < 0.05) return `v${coordinates(values[1] ?? 0)}`;
      return letter.toLowerCase() + coordinates(...values);
    })
    .join('');
}

/** Outlines one line of text in one script. */
export async function outline(
  text: string,
  { typeface, size, weight, tracking = 0 }: TextStyle,
): Promise<Outline> {
  const commands = placeLine(await openFont(typefaces[typeface], weight), text, size, tracking);
  const points = commands.flatMap((command) => command.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    pathData: writeCommands(commands),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
