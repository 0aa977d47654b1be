import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const QUERY = '?inline-script';

/** `import code from './x.js?inline-script'` is the text of a script for inside a page, as short as it gets. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
