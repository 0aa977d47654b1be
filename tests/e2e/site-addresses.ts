import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The search, empty and with results, which the server renders. */
const FOUND = ['/search', '/en/search', '/search?q=UX', '/en/search?q=UX'];

/** Every address that the built site lists in its sitemap, both languages, searches, and the not-found pages. */
export function siteAddresses(): string[] {
  const file = join(process.env['SITE_DIR'] ?? 'dist/site', 'sitemap.xml');
  const listed = Array.from(readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) =>
    decodeURI(new URL(url.replaceAll('&amp;', '&')).pathname),
  );
  if (listed.length === 0) throw new Error(`${file} lists no page.`);
  return [...listed, ...FOUND, '/no-such-page', '/en/no-such-page'];
}
