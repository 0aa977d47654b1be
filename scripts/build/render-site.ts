import type * as EntryServer from '../../src/app/entry-server.tsx';
import { LANGUAGES } from '../../shared/languages.ts';
import { calendarFiles } from './calendar-files.ts';
import type { pageAssets } from './page-assets.ts';

/** The site as text: each file's name below the root, and its body. */
export type SiteFiles = ReadonlyMap<string, string>;

interface Renderer {
  module: typeof EntryServer;
  assetsOf: ReturnType<typeof pageAssets>;
  builtAt: Date;
}

/** Renders every page and text of the site as it is shown from a moment on; `words` holds each page's own by path. */
export async function renderSite(
  { module, assetsOf, builtAt }: Renderer,
  now: Date,
): Promise<{ files: SiteFiles; words: ReadonlyMap<string, string> }> {
  const files = new Map<string, string>();
  const words = new Map<string, string>();
  for (const { address, path, file } of module.pageFiles()) {
    // Prerendering is one thread's work; one page after the other keeps its memory small.
    const page = await module.renderPage(address, assetsOf, now);
    files.set(file.replace(/^\//, ''), page.html);
    words.set(path, (words.get(path) ?? '') + page.words);
  }
  const pageAt = (address: string) => files.get(`${address.slice(1)}/index.html`) ?? '';
  for (const [file, body] of Object.entries(module.siteFiles({ builtAt, now, pageAt })))
    files.set(file, body);
  for (const [file, body] of calendarFiles(now)) files.set(file, body);
  for (const language of LANGUAGES) {
    files.set(`search/${language}.json`, await module.searchFile(language, now));
  }
  return { files, words };
}
