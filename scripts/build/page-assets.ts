import type { Manifest } from 'vite';
import type { PageAssets } from '../../src/app/render-page.tsx';

/** Finds the built files of a page module: the entry script, its styles, and every chunk to preload. */
export function pageAssets(manifest: Manifest, entry: string): (file: string) => PageAssets {
  const entryChunk = manifest[entry];
  if (entryChunk === undefined) throw new Error(`${entry} is not in the build's manifest.`);
  return (file) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const collect = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined) throw new Error(`${key} is not in the build's manifest.`);
      if (scripts.has(`/${chunk.file}`)) return;
      scripts.add(`/${chunk.file}`);
      // The entry's own styles first: they declare the order of the cascade layers.
      for (const style of chunk.css ?? []) styles.add(`/${style}`);
      for (const imported of chunk.imports ?? []) collect(imported);
    };
    collect(entry);
    collect(file);
    const script = `/${entryChunk.file}`;
    scripts.delete(script);
    return { script, styles: [...styles], preloads: [...scripts] };
  };
}
