import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { repeat, seededRandom } from '../shared/geometry.ts';
import { projectPath } from '../shared/project-paths.ts';
import { randomLandscape } from './landscapes.ts';
import { lights } from './light.ts';
import { Studio } from './studio.ts';
import { solid } from './horizon-studies.ts';

const CACHE = 'artwork/.cache';
const TILE = { width: 480, height: 270 };
const COLUMNS = 4;
const DEFAULT_COUNT = 20;

/**
 * Renders a sheet of random landscapes in dawn light, to choose new forms from; the numbers of each, in reading
 * order, stand in the JSON file beside it. Arguments: seed, count.
 */
export async function exploreForms([seed = '1', count = String(DEFAULT_COUNT)]: string[]): Promise<void> {
  const random = seededRandom(Number(seed) * 7919);
  const lands = repeat(Number(count), () => randomLandscape(random));
  const studio = await Studio.open();
  const tiles: Buffer[] = [];
  for (const land of lands) {
    const study = solid({ ...TILE, land, light: lights.dawn });
    await studio.prepare(study, 1);
    tiles.push(await studio.frame(study));
  }
  await studio.close();
  await mkdir(projectPath(CACHE), { recursive: true });
  const sheet = projectPath(`${CACHE}/forms-${seed}`);
  const rows = Math.ceil(tiles.length / COLUMNS);
  await sharp({
    create: { width: TILE.width * COLUMNS, height: TILE.height * rows, channels: 3, background: '#14152b' },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMNS) * TILE.width,
        top: Math.floor(index / COLUMNS) * TILE.height,
      })),
    )
    .png()
    .toFile(`${sheet}.png`);
  await writeFile(`${sheet}.json`, JSON.stringify(lands, null, 2));
  console.log(`${sheet}.png, ${sheet}.json`);
}
