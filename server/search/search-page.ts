import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '#shared/languages.ts';
import { pagePolicy, securityHeaders, type RawHeaders } from '#server/http/security-headers.ts';
import type { Coding } from '#server/static-files/accepted-codings.ts';
import type { SearchRenderer } from './search-renderer.ts';

/** A rendered search page, ready to be sent in any coding. */
export interface SearchPage {
  html: Buffer;
  security: RawHeaders;
  encoded: (coding: Coding) => Promise<Buffer>;
}

const compress = {
  // Half the best quality: a visitor waits for it.
  br: promisify((html: Buffer, done: (error: Error | null, result: Buffer) => void) =>
    brotliCompress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, done),
  ),
  gzip: promisify((html: Buffer, done: (error: Error | null, result: Buffer) => void) => gzip(html, done)),
};

/** So many pages are kept: what many people look for is rendered once. */
const MAX_KEPT = 100;
/** And no longer than this, in milliseconds: pages change by the clock. */
const KEPT_MS = 10 * 60 * 1000;

/** Renders search pages and keeps the latest. */
export function searchPages(render: SearchRenderer, isHttps: boolean) {
  const kept = new Map<string, { page: Promise<SearchPage>; until: number }>();

  async function make(language: Language, query: string): Promise<SearchPage> {
    const text = await render(language, query);
    const html = Buffer.from(text);
    const bodies = new Map<Coding, Promise<Buffer>>([['identity', Promise.resolve(html)]]);
    return {
      html,
      security: securityHeaders(pagePolicy(html, isHttps), isHttps),
      encoded(coding) {
        const body =
          bodies.get(coding) ?? (coding === 'identity' ? Promise.resolve(html) : compress[coding](html));
        bodies.set(coding, body);
        return body;
      },
    };
  }

  return (language: Language, query: string): Promise<SearchPage> => {
    const key = `${language} ${query}`;
    const known = kept.get(key);
    const isFresh = known !== undefined && Date.now() < known.until;
    const latest = isFresh ? known : { page: make(language, query), until: Date.now() + KEPT_MS };
    kept.delete(key);
    kept.set(key, latest);
    latest.page.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return latest.page;
  };
}
