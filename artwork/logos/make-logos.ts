import { writeFile } from 'node:fs/promises';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { short } from '../shared/geometry.ts';
import { mediaPath, removeStale } from '../shared/media-folder.ts';
import { sprites, type Mark } from './marks.ts';
import { outline, type Outline } from './outline.ts';
import { inkOf } from './symbol-ink.ts';
import { symbols } from './symbols.ts';

/** All marks are drawn 48 units high. */
const HEIGHT = 48;
const GAP = 12;

interface Drawing {
  /** In whole units: every page with marks is told of it. */
  width: number;
  body: string;
  /** Where the symbol's box begins, and how large its units are. */
  symbol: { x: number; scale: number };
}

const middle = ({ top, bottom }: Outline): number => (top + bottom) / 2;
const moved = (x: number, y: number, pathData: string): string =>
  `<path transform="translate(${short(x)} ${short(y)})" d="${pathData}"/>`;

/** Two lines, both ending at the symbol, which keeps its full size. */
function drawTwoLines({ id }: Mark, name: Outline, second: Outline): Drawing {
  const [nameWidth, secondWidth] = [name.right - name.left, second.right - second.left];
  const textWidth = Math.max(nameWidth, secondWidth);
  return {
    width: Math.ceil(textWidth + GAP + HEIGHT),
    symbol: { x: textWidth + GAP, scale: 1 },
    body:
      moved(textWidth - nameWidth - name.left, 16 - middle(name), name.pathData) +
      moved(textWidth - secondWidth - second.left, 45, second.pathData) +
      `<g transform="translate(${short(textWidth + GAP)})">${symbols[id]}</g>`,
  };
}

/** One line beside a slightly smaller symbol; the symbol stands where reading starts. */
function drawOneLine({ id, text }: Mark, name: Outline): Drawing {
  const symbolSize = 44;
  const nameWidth = name.right - name.left;
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const hasDescenderOnly = /[gqpy]/.test(text) && !/^\p{Lu}+$/u.test(text);
  const y = HEIGHT / 2 - middle(name) + (hasDescenderOnly ? 1.5 : 0);
  const symbolX = isArabic ? nameWidth + GAP : 0;
  const nameX = (isArabic ? 0 : symbolSize + GAP) - name.left;
  return {
    width: Math.ceil(nameWidth + GAP + symbolSize),
    symbol: { x: symbolX, scale: symbolSize / HEIGHT },
    body:
      `<g transform="translate(${short(symbolX)} 2) scale(${short(symbolSize / HEIGHT, 4)})">${symbols[id]}</g>` +
      moved(nameX, y, name.pathData),
  };
}

/** What a mark with a second line is called without it. */
const shortId = (id: string) => `${id}-short`;

async function drawMark(mark: Mark, isShort = false): Promise<Drawing> {
  const name = await outline(mark.text, mark);
  if (!mark.secondLine || isShort) return drawOneLine(mark, name);
  const second = await outline(mark.secondLine, {
    typeface: 'instrument',
    size: 13,
    weight: 500,
    tracking: 0.2,
  });
  return drawTwoLines(mark, name, second);
}

function logosModule(entries: readonly string[]): string {
  return `
/** A fictional client or partner mark in a sprite, drawn in \`currentColor\`, \`width\` units wide and 48 high. */
export interface LogoFile {
  href: string;
  width: number;
  ar: string;
  en: string;
}

export const logos = {
  ${entries.join('\n')}
} as const satisfies Record<string, LogoFile>;

export type LogoId = keyof typeof logos;
`;
}

function symbolsModule(entries: readonly string[]): string {
  return `
import type { LogoId } from './logos.ts';

/** Where in its mark a symbol stands, from the one edge of its ink to the other: \`[x, width]\`. */
export const SYMBOL_INKS: Readonly<Record<LogoId, readonly [number, number]>> = { ${entries.join(', ')} };
`;
}

function bilingualModule(entries: readonly string[]): string {
  return `
import type { LogoId } from './logos.ts';

/** Marks whose own second line says the name in Latin script, each with its drawing without that line. */
export const BILINGUAL_LOGOS: Readonly<Partial<Record<LogoId, { href: string; width: number }>>> = {
  ${entries.join('\n')}
};
`;
}

/** Draws the sprites of client and partner marks and writes the modules that list them. */
export async function makeLogos(): Promise<void> {
  const written = new Set<string>();
  const entries: string[] = [];
  const inks: string[] = [];
  const shortEntries: string[] = [];
  for (const [sprite, marks] of Object.entries(sprites)) {
    const drawings = await Promise.all(marks.map(async (mark) => ({ mark, ...(await drawMark(mark)) })));
    const shorts = await Promise.all(
      marks
        .filter(({ secondLine }) => secondLine !== undefined)
        .map(async (mark) => ({ mark, drawing: await drawMark(mark, true) })),
    );
    const tag = (id: string, { width, body }: Drawing) =>
      `<symbol id="${id}" viewBox="0 0 ${width} ${HEIGHT}"><g fill="currentColor">${body}</g></symbol>`;
    const symbolTags = [
      ...drawings.map((drawing) => tag(drawing.mark.id, drawing)),
      ...shorts.map(({ mark, drawing }) => tag(shortId(mark.id), drawing)),
    ];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbolTags.join('')}</svg>`;
    const file = `${sprite}.${contentHash(svg)}.svg`;
    await writeFile(mediaPath(file), svg);
    written.add(file);
    for (const { mark, width, symbol } of drawings) {
      const ink = await inkOf(symbols[mark.id]);
      const x = symbol.x + ink.left * symbol.scale;
      inks.push(`${mark.id}: [${short(x)}, ${short((ink.right - ink.left) * symbol.scale)}]`);
      entries.push(
        `${mark.id}: { href: '/media/${file}#${mark.id}', width: ${width}, ar: '${mark.arabic}', en: '${mark.english}' },`,
      );
    }
    for (const { mark, drawing } of shorts)
      shortEntries.push(
        `${mark.id}: { href: '/media/${file}#${shortId(mark.id)}', width: ${drawing.width} },`,
      );
    console.log(`${file}  ${marks.length} marks, ${svg.length} bytes`);
  }
  await removeStale(/^logos-[a-z]+\.[0-9a-f]{8}\.svg$/, written);
  await writeModule('src/ui/logo/logos.ts', 'logos', logosModule(entries));
  await writeModule('src/ui/logo/symbol-inks.ts', 'logos', symbolsModule(inks));
  await writeModule('src/ui/logo/bilingual-logos.ts', 'logos', bilingualModule(shortEntries));
}
