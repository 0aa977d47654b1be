import { writeFile } from 'node:fs/promises';
import { COMPONENTS } from '../../content/facts/components.ts';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { mediaPath } from '../shared/media-folder.ts';
import { initiativeField } from './initiative-field.ts';
import { pivotFields } from './pivot-fields.ts';

/** Draws the one large field of the initiative's page. */
export async function makeInitiativeField(maxBytes: number): Promise<string> {
  const svg = initiativeField();
  if (svg.length > maxBytes) throw new Error(`The large field has ${svg.length} bytes of ${maxBytes}.`);
  const file = `drawing-initiative-field.${contentHash(svg)}.svg`;
  await writeFile(mediaPath(file), svg);
  console.log(`${file}  ${svg.length} bytes`);
  await writeModule(
    'src/pages/platforms-code/large-field-file.ts',
    'drawings',
    `/** A field with a ring for each component. */
export const LARGE_FIELD = '/media/${file}#field';
`,
  );
  return file;
}

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
