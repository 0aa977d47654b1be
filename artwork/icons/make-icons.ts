import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeModule } from '../shared/generated-module.ts';
import { projectPath } from '../shared/project-paths.ts';
import { businessPathIcons } from './business-path-icons.ts';
import { iconFamily, type IconDrawing } from './icon-family.ts';

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="square"';

/** As the picture of a style sheet a drawing has no text around it: its ink is that of the scheme it stands in. */
const INK = '<style>:root{color:#14152b}@media (prefers-color-scheme:dark){:root{color:#f8f2e8}}</style>';

/** @param id lets a page show the drawing in its own colour, by `<use href="…/icon.svg#id">` */
function svgFile({ stroke, fill }: IconDrawing, id?: string): string {
  const parts = [
    stroke ? `<path ${LINE} d="${stroke}"/>` : '',
    fill ? `<path fill="currentColor" d="${fill}"/>` : '',
  ];
  const named = id === undefined ? '' : ` id="${id}"`;
  const ink = id === undefined ? INK : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${named} viewBox="0 0 24 24" width="24" height="24">${ink}${parts.join('')}</svg>\n`;
}

/** Drawn for the family, but on no page yet: files under /images only, so that no visitor pays for them. */
const FILES_ONLY = new Set([
  'menu',
  'info',
  'warning',
  'text-size',
  'contrast',
  'underline',
  'motion',
  'home',
  'layers',
  'network',
  'grid',
  'news',
  'book',
  'briefcase',
  'scale',
]);

async function writeImage(path: string, drawing: IconDrawing, id?: string): Promise<void> {
  const file = projectPath(`public/images/${path}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svgFile(drawing, id));
}

function iconsModule(): string {
  const drawings = Object.entries(iconFamily).filter(([name]) => !FILES_ONLY.has(name));
  return `
/** A drawing on a grid of 24 units: strokes of 1.7 with square caps, filled areas, or both. */
export interface IconDrawing {
  stroke?: string;
  fill?: string;
  /** Points along the line of reading, so right-to-left text mirrors it. */
  isDirectional?: true;
}

export type IconName = ${drawings.map(([name]) => `'${name}'`).join(' | ')};

export const icons: Readonly<Record<IconName, IconDrawing>> = {
  ${drawings.map(([name, drawing]) => `'${name}': ${JSON.stringify(drawing)},`).join('\n')}
};
`;
}

/** Writes every icon as a file under `/images` and the module with the path data. */
export async function makeIcons(): Promise<void> {
  await rm(projectPath('public/images'), { recursive: true, force: true });
  for (const [name, drawing] of Object.entries(iconFamily)) await writeImage(`icons/${name}.svg`, drawing);
  for (const [index, drawing] of businessPathIcons.entries()) {
    await writeImage(`business-paths/business-paths-data${index + 1}/icon.svg`, drawing, 'icon');
  }
  await writeModule('src/ui/icon/icons.ts', 'icons', iconsModule());
  console.log(`${Object.keys(iconFamily).length} icons, ${businessPathIcons.length} business-path icons`);
}
