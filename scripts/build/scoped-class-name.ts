import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a style module's class in the page: its own, and four letters for its file. Vite's own
 * names also carry the class's line, which makes every page and script larger.
 * @param file where the module lies, perhaps with a query
 */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = relative(process.cwd(), file).replaceAll('\\', '/').split('?');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
