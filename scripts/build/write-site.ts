import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import { LANGUAGES } from '../../shared/languages.ts';
import { compressFiles } from './compress-files.ts';
import { pageAssets } from './page-assets.ts';

/** Beside the site: a fingerprint of each page's words in both languages, for `npm run dates`. */
const PAGE_WORDS_FILE = 'page-words.json';

interface Folders {
  /** The static site, served as it is. */
  site: string;
  /** The bundle that renders it. */
  renderer: string;
  /** Key of the client's entry in the manifest. */
  entry: string;
}

/** Renders every address and writes the complete site, with compressed copies beside the files. */
export async function writeSite({ site, renderer, entry }: Folders): Promise<void> {
  const module: typeof EntryServer = await import(pathToFileURL(resolve(renderer, 'entry-server.js')).href);
  if (module.missingTexts.length > 0) {
    throw new Error(`Texts are missing:\n  ${module.missingTexts.join('\n  ')}`);
  }
  const manifestFile = join(site, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const assetsOf = pageAssets(manifest, entry);

  const write = async (file: string, body: string) => {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), body);
  };
  const words = new Map<string, string>();
  for (const { address, path, file } of module.pageFiles()) {
    // Prerendering is one thread's work; one page after the other keeps its memory small.
    const page = await module.renderPage(address, assetsOf);
    await write(file, page.html);
    words.set(path, (words.get(path) ?? '') + page.words);
  }
  await writeFile(join(site, '..', PAGE_WORDS_FILE), JSON.stringify(fingerprints(words)));
  for (const [file, body] of Object.entries(module.siteFiles(new Date()))) {
    await write(file, body);
  }
  for (const language of LANGUAGES) {
    await write(`search/${language}.json`, JSON.stringify(await module.searchablePages(language)));
  }
  await rm(join(site, '.vite'), { recursive: true });
  await compressFiles(site);
}

function fingerprints(words: ReadonlyMap<string, string>): Record<string, string> {
  const entries = [...words].map(([path, text]): [string, string] => [
    path,
    createHash('sha256').update(text).digest('hex').slice(0, 12),
  ]);
  return Object.fromEntries(entries);
}
