import { writeFile } from 'node:fs/promises';
import { NDS_SOLUTIONS, NDS_STEPS } from '../../content/facts/nds.ts';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { mediaPath } from '../shared/media-folder.ts';
import { SCREEN_ABOVE, SCREEN_SIZE, SCREENS } from './nds-screens.ts';
import { STEP_SIZE, STEPS } from './nds-steps.ts';

const symbol = (id: string, [width, height]: readonly [number, number], body: string, above = 0) =>
  `<symbol id="${id}" viewBox="0 ${-above} ${width} ${height}" overflow="visible">${body}</symbol>`;

/** Draws the solutions and the steps of NDS into one file: its land as the closing fields have it. The page flips them for Arabic. */
export async function makeNdsLand(maxBytes: number): Promise<string> {
  const symbols = [
    ...NDS_SOLUTIONS.map((id) => symbol(id, SCREEN_SIZE, SCREENS[id], SCREEN_ABOVE)),
    ...NDS_STEPS.map((id) => symbol(id, STEP_SIZE, STEPS[id])),
  ];
  const heaviest = Math.max(...symbols.map(({ length }) => length));
  if (heaviest > maxBytes) throw new Error(`A drawing of NDS has ${heaviest} bytes of ${maxBytes}.`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const file = `drawing-nds-land.${contentHash(svg)}.svg`;
  await writeFile(mediaPath(file), svg);
  console.log(`${file}  ${svg.length} bytes`);
  await writeModule(
    'src/pages/nds/land.ts',
    'drawings',
    `/** A symbol for each solution and each step, by its name. */
export const NDS_LAND = '/media/${file}';
export const SCREEN_BOX = '0 0 ${SCREEN_SIZE.join(' ')}';
export const STEP_BOX = '0 0 ${STEP_SIZE.join(' ')}';
`,
  );
  return file;
}
