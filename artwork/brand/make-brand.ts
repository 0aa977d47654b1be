import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writeModule } from '../shared/generated-module.ts';
import { mediaPath } from '../shared/media-folder.ts';
import { projectPath } from '../shared/project-paths.ts';
import { icoFile } from './ico-file.ts';
import { drawMark, marks, type MarkDrawing } from './marks.ts';

const ICON_FOLDER = 'public/icons';
const [BLUE, GREEN, INK, WHITE, SAND] = ['#1b3cf5', '#00a86b', '#14152b', '#fff', '#fbf7f0'];
/** The night of a page's foot, and of the green land's: each holds its word just above itself, under a moon of the brand's colour. */
const NIGHT = { ink: '#1a2260', moon: BLUE };
const GREEN_NIGHT = { ink: '#0c4433', moon: GREEN };

/** A mark of 64 units, scaled around the middle of its box. */
const centred = (body: string, scale: number): string =>
  `<g transform="translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})">${body}</g>`;

interface Tile {
  ground: string;
  /** Corner radius in units of 64; platforms that cut their own corners get none. */
  corner: number;
  /** Size of the mark on the tile; a maskable icon keeps it inside the circle that every mask shows. */
  scale: number;
}

function tileSvg(mark: MarkDrawing, { ground, corner, scale }: Tile): string {
  // The symbol's weight lies low in its box, so it is lifted onto the tile's optical middle.
  const lift = mark === marks.symbol ? -1 : 0;
  const body = centred(`<g transform="translate(0 ${lift})">${drawMark(mark, WHITE, WHITE)}</g>`, scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ground}"/>${body}</svg>`;
}

const rounded = { corner: 15, scale: 0.8 };
const square = { corner: 0, scale: 0.72 };
const maskable = { corner: 0, scale: 0.66 };

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer();

/** Square with the symbol in ink on the site's ground: the organisation's logo of the structured data. */
const organisationLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${SAND}"/>${centred(drawMark(marks.symbol, INK, BLUE), 0.8)}</svg>`;

async function writeIcons(): Promise<void> {
  const app = (tile: Omit<Tile, 'ground'>) => tileSvg(marks.symbol, { ground: BLUE, ...tile });
  const nds = tileSvg(marks['symbol-nds'], { ground: GREEN, ...rounded });
  const files: Record<string, string | Uint8Array> = {
    'favicon.svg': app(rounded),
    'favicon.ico': icoFile(await png(app(rounded), 32), 32),
    'apple-touch-icon.png': await png(app(square), 180),
    'icon-192.png': await png(app(rounded), 192),
    'icon-512.png': await png(app(rounded), 512),
    'icon-maskable-512.png': await png(app(maskable), 512),
    'logo-512.png': await png(organisationLogo, 512),
    'nds-favicon.svg': nds,
    'nds-favicon.ico': icoFile(await png(nds, 32), 32),
  };
  await mkdir(projectPath(ICON_FOLDER), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(projectPath(`${ICON_FOLDER}/${name}`), content);
    console.log(`${name}  ${content.length} bytes`);
  }
}

/**
 * The mark that stands over the foot of a page, whole, the dot of its symbol as the moon: its letters end at four
 * heights, so that an edge which cuts one of them shaves or misses the others.
 */
const footerWord = (mark: MarkDrawing, { ink, moon }: typeof NIGHT, viewBox: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawMark(mark, ink, moon)}</svg>\n`;

async function writeFooterWords(): Promise<void> {
  const words = {
    // From ink to ink: a word stands on both margins of the page; below it there is as much air in each.
    ar: footerWord(marks['lockup-ar'], NIGHT, '6 5 196 77'),
    en: footerWord(marks['lockup-en'], NIGHT, '4 4 236 62'),
    nds: footerWord(marks['lockup-nds'], GREEN_NIGHT, '6.3 4 214.7 63'),
  };
  for (const [name, svg] of Object.entries(words)) await writeFile(mediaPath(`footer-word-${name}.svg`), svg);
}

/** What pages draw themselves: the lockup of each language and of the platform, and both symbols. */
const DRAWN = {
  lockups: { ar: marks['lockup-ar'], en: marks['lockup-en'], nds: marks['lockup-nds'] },
  symbols: { company: marks.symbol, nds: marks['symbol-nds'] },
};

const TYPES = `
interface Stroke {
  d: string;
  width: number;
}

interface Dot {
  cx: number;
  cy: number;
  r: number;
  /** Takes the accent colour where the ground allows one. */
  accent: boolean;
}

/** A mark in one ink: stroked paths with butt ends, filled paths and dots. */
export interface BrandMark {
  viewBox: string;
  strokes: readonly Stroke[];
  fills: readonly string[];
  dots: readonly Dot[];
}
`;

/** Each kind in a module of its own: the lockups come with every page. */
function marksModule(kind: keyof typeof DRAWN): string {
  const entries = Object.entries(DRAWN[kind]).map(([name, { width, height, strokes, fills, dots }]) =>
    JSON.stringify({ [name]: { viewBox: `0 0 ${width} ${height}`, strokes, fills, dots } }).slice(1, -1),
  );
  const types = kind === 'lockups' ? TYPES : "import type { BrandMark } from './lockups.ts';\n";
  return `${types}
export const ${kind} = {${entries.join(',\n')}} as const satisfies Record<string, BrandMark>;
`;
}

/** Writes favicons, app icons and the logo picture, and the module with the marks' path data. */
export async function makeBrand(): Promise<void> {
  await writeIcons();
  await writeFooterWords();
  await writeModule('src/ui/brand/lockups.ts', 'brand', marksModule('lockups'));
  await writeModule('src/ui/brand/symbols.ts', 'brand', marksModule('symbols'));
}
