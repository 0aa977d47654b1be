import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { MEDIA_FOLDER, mediaPath, removeStale } from '../shared/media-folder.ts';
import { projectPath } from '../shared/project-paths.ts';
import { encodeAvif, encodeWebp, ENCODING, pictureSize } from './encode.ts';

const MASTER_FOLDER = 'artwork/masters';
const WIDTHS = [480, 800, 1200, 1600, 1920];
const FINEST_CRF = 10;
/** About 22 KB for a picture of 800 by 600. */
const BYTES_PER_PIXEL = 0.045;

interface Picture {
  name: string;
  width: number;
  height: number;
  version: string;
  widths: number[];
}

async function encodePicture(name: string, written: Set<string>): Promise<Picture> {
  const master = projectPath(`${MASTER_FOLDER}/${name}.avif`);
  const version = contentHash(await readFile(master), ENCODING);
  const { width, height } = await pictureSize(master);
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  for (const target of widths) {
    const file = `${name}.${version}-${target}`;
    written.add(`${file}.avif`).add(`${file}.webp`);
    if (existsSync(mediaPath(`${file}.webp`))) continue;
    const budget = BYTES_PER_PIXEL * target * ((target * height) / width);
    await encodeAvif(master, { file: mediaPath(`${file}.avif`), width: target, budget, crf: FINEST_CRF });
    await encodeWebp(master, mediaPath(`${file}.webp`), target);
  }
  return { name, width, height, version, widths };
}

/** Studies that no page shows yet: their files are published, but no visitor pays for their names. */
const NOT_SHOWN = new Set([
  'dune-top-1',
  'dune-top-2',
  'hero-dawn-portrait',
  'lake-dawn',
  'lake-dusk',
  'night-wide',
  'oasis-lake',
  'sq-night',
  'sq-oasis',
  'star-sky',
  'news-6',
]);

function pictureModule(pictures: readonly Picture[]): string {
  const entries = pictures
    .filter(({ name }) => !NOT_SHOWN.has(name))
    .map(
      ({ name, width, height, version, widths }) =>
        `'${name}': { width: ${width}, height: ${height}, version: '${version}', widths: [${widths.join(', ')}] },`,
    );
  return `
/** A picture that lies at \`/media/<name>.<version>-<width>.avif\` and \`.webp\`, in each of its widths (pixels). */
export interface PictureFile {
  width: number;
  height: number;
  version: string;
  widths: readonly number[];
}

export const pictures = {
  ${entries.join('\n')}
} as const satisfies Record<string, PictureFile>;

export type PictureName = keyof typeof pictures;
`;
}

/** Encodes every master in all widths that it is large enough for, and writes the module that lists them. */
export async function makePictures(): Promise<void> {
  const masters = (await readdir(projectPath(MASTER_FOLDER)))
    .filter((file) => file.endsWith('.avif'))
    .toSorted();
  const written = new Set<string>();
  await mkdir(projectPath(MEDIA_FOLDER), { recursive: true });
  const pictures: Picture[] = [];
  for (const master of masters) pictures.push(await encodePicture(master.replace('.avif', ''), written));
  await removeStale(/\.[0-9a-f]{8}-\d+\.(avif|webp)$/, written);
  await writeModule('src/ui/picture/pictures.ts', 'pictures', pictureModule(pictures));
  console.log(`${pictures.length} pictures, ${written.size} files`);
}
