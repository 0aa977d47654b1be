import { mkdir, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { projectPath } from '../shared/project-paths.ts';
import { encodeAvif } from '../pictures/encode.ts';
import { aerialStudies } from './aerial-studies.ts';
import { dayScenes } from './day-scenes.ts';
import { heroScenes } from './hero-scenes.ts';
import { horizonStudies } from './horizon-studies.ts';
import { placeStudies } from './place-studies.ts';
import { serviceStudies } from './service-studies.ts';
import { Studio } from './studio.ts';
import type { Study } from './study.ts';

const studies: Record<string, Study> = {
  ...heroScenes,
  ...horizonStudies,
  ...dayScenes,
  ...aerialStudies,
  ...placeStudies,
  ...serviceStudies,
};

/**
 * A master is so fine that encoding its smaller widths from it loses nothing, and still small enough to keep. Land from
 * above is lines from edge to edge, which hide what compression leaves.
 */
const MASTER = {
  horizon: { crf: 4, budget: 180_000 },
  aerial: { crf: 12, budget: 300_000 },
};

/** The hero's have pixels to spare. */
const HERO_MASTER = { crf: 10, budget: 300_000 };

/** Large enough to judge a composition by. */
const SKETCH_WIDTH = 720;

/**
 * Renders studies and writes their masters; without names all of them, which takes about an hour.
 * Land that did not change since the last run comes from the cache. `--try` only leaves small ones in the cache.
 */
export async function renderStudies(options: string[]): Promise<void> {
  const names = options.filter((option) => option !== '--try');
  const isSketch = names.length < options.length;
  const unknown = names.filter((name) => !(name in studies));
  if (unknown.length > 0) throw new Error(`No such study: ${unknown.join(', ')}`);
  await mkdir(projectPath('artwork/.cache'), { recursive: true });
  const studio = await Studio.open();
  for (const [name, study] of Object.entries(studies)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const started = Date.now();
    if (isSketch) {
      await sketch(studio, name, study);
      continue;
    }
    await studio.prepare(study);
    const png = projectPath(`artwork/.cache/${name}.png`);
    await writeFile(png, await keptPart(study, await studio.frame(study)));
    const master = projectPath(`artwork/masters/${name}.avif`);
    const quality = name in heroScenes ? HERO_MASTER : MASTER[study.kind];
    await encodeAvif(png, { file: master, width: masterWidth(study), ...quality });
    const { size } = await stat(master);
    console.log(`${name}  ${size} bytes, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await studio.close();
}

const masterWidth = (study: Study): number =>
  study.kind === 'horizon' && study.kept ? study.kept.width : study.width;

/** What a study keeps of its frame, both PNG files. */
async function keptPart(study: Study, frame: Buffer): Promise<Buffer> {
  if (study.kind !== 'horizon' || !study.kept) return frame;
  const { left, right } = study.kept;
  return sharp(frame)
    .extract({ left, top: 0, width: right - left, height: study.height })
    .png()
    .toBuffer();
}

async function sketch(studio: Studio, name: string, study: Study): Promise<void> {
  const small: Study = {
    ...study,
    width: SKETCH_WIDTH,
    height: Math.round((SKETCH_WIDTH * study.height) / study.width),
  };
  await studio.prepare(small, 1);
  await writeFile(projectPath(`artwork/.cache/try-${name}.png`), await studio.frame(small));
}
