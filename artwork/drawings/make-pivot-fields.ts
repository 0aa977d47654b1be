import { writeFile } from 'node:fs/promises';
import { COMPONENTS } from '../../content/facts/components.ts';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { mediaPath } from '../shared/media-folder.ts';
import { pivotFields } from './pivot-fields.ts';

/** Draws the fields into one file of both directions: the page places them, and their shapes never turn. */
export async function makePivotFields(maxBytes: number): Promise<string> {
  const svg = pivotFields(COMPONENTS);
  if (svg.length > maxBytes) throw new Error(`The pivot fields have ${svg.length} bytes of ${maxBytes}.`);
  const file = `drawing-pivot-fields.${contentHash(svg)}.svg`;
  await writeFile(mediaPath(file), svg);
  console.log(`${file}  ${svg.length} bytes`);
  await writeModule(
    'src/sections/pivot-fields/sprite.ts',
    'drawings',
    `/** What is sown in each field: a symbol by the name of its component. */
export const PIVOT_FIELDS = '/media/${file}';
`,
  );
  return file;
}
