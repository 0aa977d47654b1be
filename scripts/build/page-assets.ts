import type { Manifest } from 'vite';
import type { PageAssets } from '../../src/app/page-files.tsx';

/**
 * Finds the built files of a page module: the entry script, its styles and their text, and every chunk to preload.
 * `readStyle` reads the style sheet at an address; `printStyles` is the key of the one for paper.
 */
export function pageAssets(
  manifest: Manifest,
  entry: string,
  readStyle: (address: string) => string,
  printStyles?: string,
): (file: string) => PageAssets {
  const entryChunk = manifest[entry];
  const print = printStyles === undefined ? undefined : manifest[printStyles]?.file;
  if (entryChunk === undefined) throw new Error(`${entry} is not in the build's manifest.`);
  return (file) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const collect = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined) throw new Error(`${key} is not in the build's manifest.`);
      if (scripts.has(`/${chunk.file}`)) return;
      scripts.add(`/${chunk.file}`);
      // As a browser loads them later: first what is imported, which a page's own styles change.
      for (const imported of chunk.imports ?? []) collect(imported);
      for (const style of chunk.css ?? []) styles.add(`/${style}`);
    };
    // The entry's own styles before all: they declare the order of the cascade layers.
    for (const style of entryChunk.css ?? []) styles.add(`/${style}`);
    collect(entry);
    collect(file);
    const script = `/${entryChunk.file}`;
    const own = `/${manifest[file]?.file}`;
    for (const known of [script, own]) scripts.delete(known);
    return {
      script,
      styles: [...styles],
      styleText: [...styles].map((style) => readStyle(style).trim()).join('\n'),
      preloads: [own, ...scripts],
      ...(print && { print: `/${print}` }),
    };
  };
}
