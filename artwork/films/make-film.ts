import { mkdir, rm, writeFile } from 'node:fs/promises';
import { projectPath } from '../shared/project-paths.ts';
import { Studio } from '../studies/studio.ts';
import { filmScenes, SECONDS, type FilmScene } from './catalogue.ts';
import { encodeFilm } from './encode-film.ts';
import { publishFilm, writeFilmsModule } from './publish-films.ts';

const CACHE = 'artwork/.cache';

async function renderFrames(
  { still, scene, framesPerSecond }: FilmScene,
  folder: string,
  count: number,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const studio = await Studio.open();
  await studio.prepare(still);
  await studio.scaleLand(scene);
  for (let index = 0; index < count; index += 1) {
    const frame = await studio.frame(scene, index / (framesPerSecond * SECONDS));
    await writeFile(`${folder}/${String(index).padStart(4, '0')}.png`, frame);
  }
  await studio.close();
}

/**
 * Renders, encodes and publishes loops; without names all of them, about ten minutes each.
 * With `--try` only three frames are rendered and encoded in the cache, and nothing is published.
 */
export async function makeFilms(options: string[]): Promise<void> {
  const isTrial = options.includes('--try');
  const names = options.filter((option) => option !== '--try');
  for (const [name, film] of Object.entries(filmScenes)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const frames = projectPath(`${CACHE}/frames-${name}`);
    await renderFrames(film, frames, isTrial ? 3 : film.framesPerSecond * SECONDS);
    const encoded = { webm: projectPath(`${CACHE}/${name}.webm`), mp4: projectPath(`${CACHE}/${name}.mp4`) };
    await encodeFilm(frames, encoded, film);
    console.log(`${name}: rendered and encoded`);
    if (!isTrial) await publishFilm(name, encoded);
  }
  if (!isTrial) await writeFilmsModule();
}
