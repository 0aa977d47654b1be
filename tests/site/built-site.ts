import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, elementsIn, type Element } from './html.ts';

export type Language = 'ar' | 'en';

export interface Page {
  /** As in the address bar: `/`, `/en/about-us`. */
  readonly address: string;
  readonly language: Language;
  /** The address without its language: the same for both forms of a page. */
  readonly path: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

export const SITE_FOLDER = process.env['SITE_DIR'] ?? 'dist/site';

/** Every prerendered page, the not-found pages included. */
export function builtPages(): Page[] {
  const files = globSync('**/index.html', { cwd: SITE_FOLDER, exclude: ['later/**'] }).toSorted();
  if (files.length === 0) throw new Error(`No pages in ${SITE_FOLDER}: npm run build makes them.`);
  return files.map(readPage);
}

function readPage(file: string): Page {
  const html = readFileSync(join(SITE_FOLDER, file), 'utf8');
  const address = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
  const isEnglish = address === '/en' || address.startsWith('/en/');
  const path = isEnglish ? address.slice(3) || '/' : address;
  return { address, path, language: isEnglish ? 'en' : 'ar', file, html, elements: elementsIn(html) };
}

/** Whether a page may be listed by search engines. */
export function isIndexed(page: Page): boolean {
  return !page.elements.some(
    (element) =>
      element.attributes['name'] === 'robots' && element.attributes['content']?.includes('noindex'),
  );
}

export function isNotFoundPage(page: Page): boolean {
  return page.path === '/404';
}

/** Bytes that a visitor's browser receives for a file: its brotli copy, or the file where there is none. */
export function transferredBytes(file: string): number {
  const path = join(SITE_FOLDER, decodeURI(file));
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Whether an address without query and hash is answered by a page or a file of the built site. */
export function isServed(address: string): boolean {
  const path = join(SITE_FOLDER, decodeURIComponent(address));
  return existsSync(join(path, 'index.html')) || (existsSync(path) && statSync(path).isFile());
}

export function readSiteFile(file: string): string {
  return readFileSync(join(SITE_FOLDER, file), 'utf8');
}

/** The attribute values of all elements of a page that match. */
export function values(
  page: Page,
  tag: string,
  attribute: string,
  where: Record<string, string> = {},
): string[] {
  return attributesOf(page.elements, tag, attribute, where);
}

/** The files of a page's program, as the page lists them: the entry first. */
export function programFiles(page: Page): string[] {
  const [, list] = /<script id="program"[^>]*>(.*?)<\/script>/.exec(page.html) ?? [];
  if (list === undefined) throw new Error(`${page.address} starts no program.`);
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, file = '']) => file);
}
