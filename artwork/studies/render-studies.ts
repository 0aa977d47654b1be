import { mkdir, stat, writeFile } from 'node:fs/promises';
import { projectPath } from '../shared/project-paths.ts';
import { encodeAvif } from '../pictures/encode.ts';
import { aerialStudies } from './aerial-studies.ts';
import { heroScenes } from './hero-scenes.ts';
import { horizonStudies } from './horizon-studies.ts';
import { Studio } from './studio.ts';
import type { Study } from './study.ts';

const studies: Record<string, Study> = { ...heroScenes, ...horizonStudies, ...aerialStudies };

/** A master is so fine that encoding its smaller widths from it loses nothing, and still small enough to keep. */
const MASTER = { crf: 4, budget: 180_000 };

/**
 * Renders studies and writes their masters; without names all of them, which takes about an hour.
 * Land that did not change since the last run comes from the cache.
 */
export async function renderStudies(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in studies));
  if (unknown.length > 0) throw new Error(`No such study: ${unknown.join(', ')}`);
  await mkdir(projectPath('artwork/.cache'), { recursive: true });
  const studio = await Studio.open();
  for (const [name, study] of Object.entries(studies)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const started = Date.now();
    await studio.prepare(study, 4);
    const png = projectPath(`artwork/.cache/${name}.png`);
    await writeFile(png, await studio.frame(study));
    const master = projectPath(`artwork/masters/${name}.avif`);
    await encodeAvif(png, { file: master, width: study.width, ...MASTER });
    const { size } = await stat(master);
    console.log(`${name}  ${size} bytes, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await studio.close();
}
