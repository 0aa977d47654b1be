import { copyFile, readFile, stat } from 'node:fs/promises';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import { mediaPath, removeStale } from '../shared/media-folder.ts';

/** AV1 main profile level 4.0, 10 bits; H.264 high profile level 5.0: what films/encode-film.ts writes. */
const MIME_TYPES = {
  webm: 'video/webm; codecs="av01.0.08M.10"',
  mp4: 'video/mp4; codecs="avc1.640032"',
};

export interface EncodedFilm {
  name: string;
  width: number;
  height: number;
  seconds: number;
  /** Paths of the two encodes; the browser takes the first that it can play. */
  files: { webm: string; mp4: string };
}

/** Copies a film's encodes to the media folder under hashed names and writes the module that lists them. */
export async function publishFilm({ name, width, height, seconds, files }: EncodedFilm): Promise<void> {
  const published = new Set<string>();
  const sources: string[] = [];
  for (const extension of ['webm', 'mp4'] as const) {
    const file = `${name}.${contentHash(await readFile(files[extension]))}.${extension}`;
    await copyFile(files[extension], mediaPath(file));
    published.add(file);
    const { size } = await stat(mediaPath(file));
    sources.push(`{ url: '/media/${file}', type: '${MIME_TYPES[extension]}', bytes: ${size} },`);
  }
  await removeStale(new RegExp(`^${name}\\.[0-9a-f]{8}\\.(webm|mp4)$`), published);
  await writeModule(
    'src/ui/picture/films.ts',
    'film',
    `
export interface FilmSource {
  url: string;
  type: string;
  bytes: number;
}

/** Best source first. */
export interface Film {
  width: number;
  height: number;
  seconds: number;
  sources: readonly FilmSource[];
}

export const films = {
  '${name}': { width: ${width}, height: ${height}, seconds: ${seconds}, sources: [${sources.join('\n')}] },
} as const satisfies Record<string, Film>;
`,
  );
}
