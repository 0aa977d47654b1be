import { readdir, rm } from 'node:fs/promises';
import { projectPath } from './project-paths.ts';

/** Every film, picture and sprite of the site; their names carry a content hash, so they may be cached for good. */
export const MEDIA_FOLDER = 'public/media';

/** Absolute path of a file in the media folder. */
export const mediaPath = (file: string): string => projectPath(`${MEDIA_FOLDER}/${file}`);

/** Deletes older versions: files that match `pattern` and are not among those just made. */
export async function removeStale(pattern: RegExp, current: ReadonlySet<string>): Promise<void> {
  const files = await readdir(projectPath(MEDIA_FOLDER));
  await Promise.all(
    files.filter((file) => pattern.test(file) && !current.has(file)).map((file) => rm(mediaPath(file))),
  );
}
