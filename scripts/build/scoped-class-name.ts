import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** A class or an animation, wherever a style module names it. */
const NAME = /(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi;

/**
 * The name of a style module's class in a page under development: its own, and four letters for its file.
 * @param file where the module lies, perhaps with a query
 */
export function scopedClassName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(pathOf(file)).digest('base64url').slice(0, 4)}`;
}

/**
 * The same for visitors: two or three letters, because each name travels in the page twice, in its script once, and nobody
 * reads one there. The underscore keeps them apart from the site's own names and from those that blockers take for
 * advertisements. By place in the list of all names, so that the browser's build and the renderer's say the same.
 * @param modules every style module by its path in the repository
 */
export function shortClassNames(
  modules: ReadonlyMap<string, string>,
): (name: string, file: string) => string {
  const names = [...modules].flatMap(([path, css]) =>
    [...new Set(css.match(NAME))].toSorted().map((name) => `${path} ${name}`),
  );
  const short = new Map(names.map((name, index) => [name, `_${index.toString(36)}`]));
  return (name, file) => {
    const found = short.get(`${pathOf(file)} ${name}`);
    if (found === undefined)
      throw new Error(`${file} names "${name}" in a way that the build does not find.`);
    return found;
  };
}

function pathOf(file: string): string {
  const [path = ''] = relative(process.cwd(), file).replaceAll('\\', '/').split('?');
  return path;
}
