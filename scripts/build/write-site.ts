import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import { compressFiles } from './compress-files.ts';
import { laterFiles } from './later-files.ts';
import { pageAssets } from './page-assets.ts';
import { renderSite, type SiteFiles } from './render-site.ts';

/** Beside the site: a fingerprint of each page's words in both languages, for `npm run dates`. */
const PAGE_WORDS_FILE = 'page-words.json';

/** Beside the renderer: the built files of the search page, which the server renders anew for each query. */
const SEARCH_PAGE_ASSETS = 'search-page-assets.json';

interface Folders {
  /** The static site, served as it is. */
  site: string;
  /** The bundle that renders it. */
  renderer: string;
  /** Key of the client's entry in the manifest. */
  entry: string;
  /** Key of the style sheet of paper in it. */
  printStyles: string;
}

/** Renders every address and writes the complete site, with compressed copies beside the files. */
export async function writeSite({ site, renderer: bundle, entry, printStyles }: Folders): Promise<void> {
  const module: typeof EntryServer = await import(pathToFileURL(resolve(bundle, 'entry-server.js')).href);
  if (module.missingTexts.length > 0) {
    throw new Error(`Texts are missing:\n  ${module.missingTexts.join('\n  ')}`);
  }
  const manifestFile = join(site, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const readStyle = (style: string) => readFileSync(join(site, style), 'utf8');
  const assetsOf = pageAssets(manifest, entry, readStyle, printStyles);

  const write = async (file: string, body: string) => {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), body);
  };
  const renderer = { module, assetsOf, builtAt: new Date() };
  const { files, words } = await renderSite(renderer, renderer.builtAt);
  for (const [file, body] of files) await write(file, body);
  const worker = module.offlineWorker(versionOf(files));
  await write(worker.file, worker.body);
  await writeFile(join(site, '..', PAGE_WORDS_FILE), JSON.stringify(fingerprints(words)));
  const later = await laterFiles(files, module.momentsOfChange(renderer.builtAt), async (moment) => {
    const rendered = await renderSite(renderer, moment);
    return rendered.files;
  });
  for (const [file, body] of later) await write(file, body);
  await writeFile(join(bundle, SEARCH_PAGE_ASSETS), JSON.stringify(assetsOf(module.SEARCH_PAGE_FILE)));
  await rm(join(site, '.vite'), { recursive: true });
  await compressFiles(site);
}

/** Another one whenever a page is another: what browsers keep of a release goes by it. */
function versionOf(files: SiteFiles): string {
  const hash = createHash('sha256');
  for (const [file, body] of files) if (file.endsWith('.html')) hash.update(body);
  return hash.digest('hex').slice(0, 12);
}

function fingerprints(words: ReadonlyMap<string, string>): Record<string, string> {
  const entries = [...words].map(([path, text]): [string, string] => [
    path,
    createHash('sha256').update(text).digest('hex').slice(0, 12),
  ]);
  return Object.fromEntries(entries);
}
