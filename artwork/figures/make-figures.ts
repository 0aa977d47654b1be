import { writeFile } from 'node:fs/promises';
import { makeFortyLines } from '../forty-lines/make-forty-lines.ts';
import { contentHash } from '../shared/content-hash.ts';
import { writeData, writeModule } from '../shared/generated-module.ts';
import { mediaPath, removeStale } from '../shared/media-folder.ts';
import { acrossFigures } from './across.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH } from './across-parts.ts';
import { businessPathFigures } from './business-paths.ts';
import { symbol, type Figure } from './elements.ts';
import { formFigures } from './forms.ts';
import { lowFigures } from './low.ts';
import { methodFigures } from './methods.ts';
import { dawnMethodFigures } from './methods-dawn.ts';
import { objectiveFigures } from './objectives.ts';
import { dialFigure } from './overview-dial.ts';
import { largeOverviewFigures } from './overview-large.ts';
import { platformFigure } from './overview-platform.ts';
import { journeyFigure } from './overview-journey.ts';
import { narrowOverviewFigures } from './overview.ts';
import { plantedFigures } from './planted/planted.ts';
import { processFigures } from './process.ts';
import { questionFigures } from './questions.ts';
import { fourDunesCrests, fourDunesFigure, oneDuneFigure, ridgeCrests, ridgeFigure } from './ridge.ts';
import { valueFigures } from './values.ts';

/** One file per place of use, so that a page loads no figure it does not show. */
const sprites: Record<string, readonly Figure[]> = {
  'figures-values': valueFigures,
  'figures-paths': businessPathFigures,
  'figures-low': lowFigures,
  'figures-planted': plantedFigures,
  'figures-methods': methodFigures,
  'figures-methodsdawn': dawnMethodFigures,
  'figures-objectives': objectiveFigures,
  'figures-overview': narrowOverviewFigures,
  'figures-overviewdial': [dialFigure],
  'figures-overviewlarge': largeOverviewFigures,
  'figures-overviewjourney': [journeyFigure],
  'figures-overviewplatform': [platformFigure],
  'figures-process': processFigures,
  'figures-questions': questionFigures,
  'figures-forms': formFigures,
  'figures-ridge': [ridgeFigure],
  'figures-dunes': [oneDuneFigure],
  'figures-statistics': [fourDunesFigure],
};

function figuresModule(entries: readonly string[]): string {
  return `
/** Line drawings by the file that holds them; all of one file are as large. */
export const figureSprites = [
  ${entries.join('\n')}
] as const;

export type FigureName = (typeof figureSprites)[number]['names'][number];
`;
}

const sprite = (figures: readonly Figure[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${figures.map(symbol).join('')}</svg>`;

/** Draws what goes across the window into a file of its own, which only the paths' pages name. */
async function makeAcross(): Promise<string> {
  const svg = sprite(acrossFigures);
  const file = `figures-across.${contentHash(svg)}.svg`;
  await writeFile(mediaPath(file), svg);
  console.log(`${file}  ${svg.length} bytes`);
  const names = acrossFigures.map(({ id }) => `'${id}'`).join(' | ');
  await writeModule(
    'src/pages/business-path/across-file.ts',
    'figures',
    `export type AcrossName = ${names};

/** What goes from one edge of the window to the other: a symbol for each name, stretched to its place. */
export const ACROSS_FILE = '/media/${file}';
export const ACROSS_BOX = '0 0 ${ACROSS_WIDTH} ${ACROSS_HEIGHT}';
`,
  );
  return file;
}

/** Draws every sprite of line-work and writes the module that lists its figures. */
export async function makeFigures(): Promise<void> {
  const written = new Set<string>([await makeAcross()]);
  const entries: string[] = [];
  for (const [name, figures] of Object.entries(sprites)) {
    const svg = sprite(figures);
    const file = `${name}.${contentHash(svg)}.svg`;
    await writeFile(mediaPath(file), svg);
    written.add(file);
    const boxes = new Set(figures.map(({ width, height }) => `0 0 ${width} ${height}`));
    const [viewBox] = boxes;
    if (boxes.size !== 1) throw new Error(`The figures of ${name} differ in size.`);
    const names = figures.map(({ id }) => `'${id}'`).join(', ');
    entries.push(`{ href: '/media/${file}', viewBox: '${viewBox}', names: [${names}] },`);
    console.log(`${file}  ${svg.length} bytes`);
  }
  await removeStale(/^figures-[a-z]+\.[0-9a-f]{8}\.svg$/, written);
  await writeModule('src/ui/figure/figures.ts', 'figures', figuresModule(entries));
  await writeData('src/ui/figure/crests.json', { ridge: ridgeCrests, 'ridge-four': fourDunesCrests });
  await makeFortyLines();
}
