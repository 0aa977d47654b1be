/**
 * Files of the built site that take the place of others from a moment on lie below a folder of that moment:
 * `later/20270208T160000Z/media/ndsworkshop/index.html` (decision:pages-by-the-clock).
 */
const FOLDER = /^later\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\/(.+)$/u;

/** The name, below the site's folder, of what a file becomes at a moment (to the second). */
export function laterFileName(moment: Date, file: string): string {
  return `later/${moment.toISOString().replace(/[-:]|\.\d+/gu, '')}/${file}`;
}

/** The file that one replaces, and from when on; undefined for a file that is shown from the start. */
export function readLaterFileName(name: string): { moment: Date; file: string } | undefined {
  const [, year, month, day, hour, minute, second, file] = FOLDER.exec(name) ?? [];
  if (file === undefined) return undefined;
  return { moment: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), file };
}
