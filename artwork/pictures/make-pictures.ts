import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule, writeStyles } from '../shared/generated-module.ts';
import { MEDIA_FOLDER, mediaPath, removeStale } from '../shared/media-folder.ts';
import { projectPath } from '../shared/project-paths.ts';
import { pictureWidths } from '../../src/ui/picture/picture-widths.ts';
import { heroHoursStyles, isHeroStill, stillTargets, type StillTarget } from './hero-stills.ts';
import { COARSEST_CRF, encodeAvif, encodeWebp, ENCODING, meanColour, pictureSize } from './encode.ts';

const MASTER_FOLDER = 'artwork/masters';
const FINEST_CRF = 10;
/** Skies so plain and light that squares of the usual compression show in them, in the files from a width on. */
const PLAIN_SKIES: Readonly<Record<string, { crf: number; from: number }>> = {
  oasis: { crf: 6, from: 1600 },
  'day-dawn-crest': { crf: 6, from: 800 },
};
/**
 * Seas that go over into the page's blue field without a seam. In Chromium the blue of a picture in the range of video
 * is darker by 11 of 255: its conversion cannot hold so large a factor.
 */
const SEAS = new Set(['coast', 'lake-noon']);
/** The first view of a telephone has 30 KB for pictures: the file of its width, full of lines or with another below it, may have so many bytes. */
const IN_FIRST_VIEW: Readonly<Record<string, { width: number; bytes: number; coarsest?: number }>> = {
  'first-light': { width: 1200, bytes: 22_500 },
  // Seen from above, it has no sky in which bands could show.
  streams: { width: 1200, bytes: 29_500, coarsest: 40 },
};
/** About 22 KB for a picture of 800 by 600, and half as much again for WebP. */
const BYTES_PER_PIXEL = 0.045;
const WEBP_SHARE = 1.6;

interface Picture {
  name: string;
  width: number;
  height: number;
  version: string;
  /** The colour that stands in its place until it is there, as six hexadecimal digits. */
  mean: string;
}

async function encodePicture(name: string, written: Set<string>): Promise<Picture> {
  const master = projectPath(`${MASTER_FOLDER}/${name}.avif`);
  const plain = PLAIN_SKIES[name];
  const shared = IN_FIRST_VIEW[name];
  const encoding = [
    ENCODING,
    ...(plain === undefined ? [] : [`${plain.crf} from ${plain.from}`]),
    ...(shared === undefined
      ? []
      : [
          `${shared.bytes} at ${shared.width}${shared.coarsest === undefined ? '' : ` to ${shared.coarsest}`}`,
        ]),
    ...(SEAS.has(name) ? ['full range'] : []),
  ].join(' ');
  const version = contentHash(await readFile(master), encoding);
  const { width, height } = await pictureSize(master);
  let crf = FINEST_CRF;
  const targets: readonly StillTarget[] =
    stillTargets(name) ?? pictureWidths(width).map((pixels) => ({ pixels, hasWebp: true }));
  for (const { pixels, hasWebp, budget: ownBudget } of targets) {
    const avif = `${name}.${version}-${pixels}.avif`;
    const webp = `${name}.${version}-${pixels}.webp`;
    const few = pixels === shared?.width ? shared.bytes : ownBudget;
    const budget = few ?? BYTES_PER_PIXEL * pixels * ((pixels * height) / width);
    written.add(avif);
    if (!existsSync(mediaPath(avif))) {
      const first = plain !== undefined && pixels >= plain.from ? plain.crf : crf;
      const isFullRange = SEAS.has(name);
      const taken = await encodeAvif(master, {
        file: mediaPath(avif),
        width: pixels,
        budget,
        crf: first,
        coarsest: pixels === shared?.width ? shared.coarsest : undefined,
        isFullRange,
      });
      // What one width needs, the next one needs about, within what all may.
      crf = Math.max(FINEST_CRF, Math.min(taken, COARSEST_CRF) - 2);
    }
    if (!hasWebp) continue;
    written.add(webp);
    if (!existsSync(mediaPath(webp))) await encodeWebp(master, mediaPath(webp), pixels, budget * WEBP_SHARE);
  }
  return { name, width, height, version, mean: await meanColour(master) };
}

/** Studies that no page shows: the social cards and the company profile do. */
const NOT_SHOWN = new Set(['hero-dawn', 'lake-dawn', 'night-wide']);

/** Those that pages name; the hero's are named by its style sheet. */
const listed = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.filter(({ name }) => !isHeroStill(name));

function pictureModule(pictures: readonly Picture[]): string {
  const entries = listed(pictures).map(
    ({ name, width, height, version }) => `'${name}': [${width}, ${height}, '${version}'],`,
  );
  return `
/** A picture that lies at \`/media/<name>.<version>-<width>.avif\` and \`.webp\`, in each width of its slot (picture-widths.ts). */
export type PictureFile = readonly [width: number, height: number, version: string];

export const pictures = {
  ${entries.join('\n')}
} as const satisfies Record<string, PictureFile>;

export type PictureName = keyof typeof pictures;
`;
}

/** A colour of six digits in three: nobody sees the difference in a place that waits for its picture. */
function shortColour(mean: string): string {
  return [0, 2, 4]
    .map((start) => Math.round(parseInt(mean.slice(start, start + 2), 16) / 17).toString(16))
    .join('');
}

/** Rules beside the table, because the security policy allows no style in the HTML. A page carries those of its pictures. */
function placeholderRules(pictures: readonly Picture[]): string {
  const shared = Object.groupBy(listed(pictures), ({ mean }) => shortColour(mean));
  const rules = Object.entries(shared).map(([colour, alike]) => {
    const selectors = (alike ?? []).map(({ name }) => `  img[src*='/${name}.']`).join(',\n');
    return `${selectors} {\n    background: #${colour};\n  }`;
  });
  return `/* Generated by \`npm run artwork -- pictures\`: the mean colour of each picture, until it is there. */\n/* stylelint-disable color-no-hex -- they belong to the pictures, not to the design */\n@layer base {\n${rules.join('\n')}\n}\n`;
}

/** Encodes every master in all widths that it is large enough for, and writes the module that lists them. */
export async function makePictures(): Promise<void> {
  const masters = (await readdir(projectPath(MASTER_FOLDER)))
    .filter((file) => file.endsWith('.avif') && !NOT_SHOWN.has(file.replace('.avif', '')))
    .toSorted();
  const written = new Set<string>();
  await mkdir(projectPath(MEDIA_FOLDER), { recursive: true });
  const pictures: Picture[] = [];
  for (const master of masters) pictures.push(await encodePicture(master.replace('.avif', ''), written));
  await removeStale(/\.[0-9a-f]{8}-\d+\.(avif|webp)$/, written);
  await writeModule('src/ui/picture/pictures.ts', 'pictures', pictureModule(pictures));
  await writeStyles('src/pages/home/hero-hours.module.css', heroHoursStyles(pictures), 'pictures');
  await writeFile(projectPath('src/ui/picture/placeholders.css'), placeholderRules(pictures));
  console.log(`${pictures.length} pictures, ${written.size} files`);
}
