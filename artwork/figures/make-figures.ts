import { writeFile } from 'node:fs/promises';
import { makeFortyLines } from '../forty-lines/make-forty-lines.ts';
import { contentHash } from '../shared/content-hash.ts';
import { writeData, writeModule } from '../shared/generated-module.ts';
import { mediaPath, removeStale } from '../shared/media-folder.ts';
import { businessPathFigures } from './business-paths.ts';
import { symbol, type Figure } from './elements.ts';
import { formFigures } from './forms.ts';
import { methodFigures } from './methods.ts';
import { objectiveFigures } from './objectives.ts';
import { overviewFigures } from './overview.ts';
import { processFigures } from './process.ts';
import { reasonFigures } from './reasons.ts';
import { fourDunesCrests, fourDunesFigure, ridgeCrests, ridgeFigure, twoDunesFigure } from './ridge.ts';
import { valueFigures } from './values.ts';

/** One file per place of use, so that a page loads no figure it does not show. */
const sprites: Record<string, readonly Figure[]> = {
  'figures-values': valueFigures,
  'figures-paths': businessPathFigures,
  'figures-methods': methodFigures,
  'figures-objectives': objectiveFigures,
  'figures-overview': overviewFigures,
  'figures-process': processFigures,
  'figures-reasons': reasonFigures,
  'figures-forms': formFigures,
  'figures-ridge': [ridgeFigure],
  'figures-dunes': [twoDunesFigure],
  'figures-statistics': [fourDunesFigure],
};

function figuresModule(entries: readonly string[]): string {
  return `
/** A line drawing in a sprite: \`<svg viewBox={viewBox}><use href={href} /></svg>\`. */
export interface FigureFile {
  href: string;
  viewBox: string;
}

export const figures = {
  ${entries.join('\n')}
} as const satisfies Record<string, FigureFile>;

export type FigureName = keyof typeof figures;
`;
}

/** Draws every sprite of line-work and writes the module that lists its figures. */
export async function makeFigures(): Promise<void> {
  const written = new Set<string>();
  const entries: string[] = [];
  for (const [sprite, figures] of Object.entries(sprites)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${figures.map(symbol).join('')}</svg>`;
    const file = `${sprite}.${contentHash(svg)}.svg`;
    await writeFile(mediaPath(file), svg);
    written.add(file);
    for (const { id, width, height } of figures) {
      entries.push(`'${id}': { href: '/media/${file}#${id}', viewBox: '0 0 ${width} ${height}' },`);
    }
    console.log(`${file}  ${svg.length} bytes`);
  }
  await removeStale(/^figures-[a-z]+\.[0-9a-f]{8}\.svg$/, written);
  await writeModule('src/ui/figure/figures.ts', 'figures', figuresModule(entries));
  await writeData('src/ui/figure/crests.json', { ridge: ridgeCrests, 'ridge-four': fourDunesCrests });
  await makeFortyLines();
}
