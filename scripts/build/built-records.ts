import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const RECORDS = /\/scripts\/build\/records\/(?:articles|jobs|news|written-articles)\.ts$/;
const SOURCES = 'content/{ar,en}/{articles,jobs,news}/*.md';

/**
 * Puts what the content files say in place of the modules that read them: neither a browser nor the renderer
 * reads files, and no parser travels.
 */
export function builtRecords(): Plugin {
  return {
    name: 'built-records',
    async load(id) {
      if (!RECORDS.test(id)) return null;
      for (const file of globSync(SOURCES)) this.addWatchFile(resolve(file));
      // A new address each time: in development the files change under a module that was read before.
      const module: unknown = await import(`${pathToFileURL(id).href}?read=${Date.now()}`);
      return Object.entries(module ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
