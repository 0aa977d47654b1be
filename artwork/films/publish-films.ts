import { copyFile, readdir, readFile, stat } from 'node:fs/promises';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { MEDIA_FOLDER, mediaPath, removeStale } from '../shared/media-folder.ts';
import { projectPath } from '../shared/project-paths.ts';
import { filmScenes, SECONDS } from './catalogue.ts';
import type { EncodedFilm } from './encode-film.ts';

/** What encode-film.ts writes, best first. */
const MIME_TYPES = {
  webm: 'video/webm; codecs="av01.0.08M.10"',
  mp4: 'video/mp4; codecs="avc1.640028"',
};
const extensions = ['webm', 'mp4'] as const;

const publishedName = (name: string, extension: string): RegExp =>
  new RegExp(`^${name}\\.[0-9a-f]{8}\\.${extension}$`);

/** Copies a film's encodes to the media folder under hashed names; older versions go. */
export async function publishFilm(name: string, encoded: EncodedFilm): Promise<void> {
  for (const extension of extensions) {
    const file = `${name}.${contentHash(await readFile(encoded[extension]))}.${extension}`;
    await copyFile(encoded[extension], mediaPath(file));
    await removeStale(publishedName(name, extension), new Set([file]));
  }
}

async function filmEntry(name: string, published: readonly string[]): Promise<string> {
  const scene = filmScenes[name]?.scene;
  const sources: string[] = [];
  for (const extension of extensions) {
    const file = published.find((candidate) => publishedName(name, extension).test(candidate));
    if (!scene || !file) return '';
    const { size } = await stat(mediaPath(file));
    sources.push(`{ url: '/media/${file}', type: '${MIME_TYPES[extension]}', bytes: ${size} },`);
  }
  return `'${name}': { width: ${scene?.width}, height: ${scene?.height}, seconds: ${SECONDS}, sources: [${sources.join('')}] },`;
}

/** Writes the module that lists the films of the media folder. */
export async function writeFilmsModule(): Promise<void> {
  const published = await readdir(projectPath(MEDIA_FOLDER));
  const entries = await Promise.all(Object.keys(filmScenes).map((name) => filmEntry(name, published)));
  await writeModule(
    'src/ui/picture/films.ts',
    'film',
    `
export interface FilmSource {
  url: string;
  type: string;
  bytes: number;
}

/** A silent loop; best source first, sizes in pixels. */
export interface Film {
  width: number;
  height: number;
  seconds: number;
  sources: readonly FilmSource[];
}

export const films = {
  ${entries.join('\n')}
} as const satisfies Record<string, Film>;
`,
  );
}
