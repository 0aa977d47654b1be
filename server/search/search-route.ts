import type { FastifyInstance } from 'fastify';
import { PATHS } from '#content/facts/paths.ts';
import { addressOf, LANGUAGES } from '#shared/languages.ts';
import type { CrossSiteCheck } from '#server/http/cross-site.ts';
import { parseRequestTarget, type RequestTarget } from '#server/http/request-target.ts';
import { acceptedCodings } from '#server/static-files/accepted-codings.ts';
import { serveStatic } from '#server/static-files/serve-static.ts';
import type { StaticSite } from '#server/static-files/static-site.ts';
import { searchPages } from './search-page.ts';
import type { SearchRenderer } from './search-renderer.ts';

const ADDRESSES = LANGUAGES.map((language) => addressOf(PATHS.search, language));
/** Longer queries are cut: nobody means them. */
const MAX_QUERY_LENGTH = 100;

/** What a request looks for; an empty text where it looks for nothing. */
function queryOf({ query }: RequestTarget): string {
  const asked = new URLSearchParams(query).get('q') ?? '';
  return asked.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}

/** Whether a request is a search with words: the search page without any is a built page like the others. */
export function isSearch(target: RequestTarget): boolean {
  return ADDRESSES.includes(target.path) && queryOf(target) !== '';
}

export interface SearchRouteOptions {
  render: SearchRenderer;
  site: StaticSite;
  crossSite: CrossSiteCheck;
  isHttps: boolean;
}

/** Adds `/search?q=` in every language: complete HTML, for visitors without a script and before it answers. */
export function addSearchRoutes(api: FastifyInstance, options: SearchRouteOptions): void {
  const { render, site, crossSite, isHttps } = options;
  const pageOf = searchPages(render, isHttps);
  const offerCookie = crossSite.offerCookie.bind(crossSite);
  for (const language of LANGUAGES) {
    api.get(addressOf(PATHS.search, language), async (request, reply) => {
      const target = parseRequestTarget(request.raw.url ?? '/');
      const [coding = 'identity'] = acceptedCodings(request.headers['accept-encoding']?.toString());
      try {
        const page = await pageOf(language, queryOf(target));
        const body = await page.encoded(coding);
        reply.hijack();
        reply.raw.writeHead(200, [
          'Content-Type',
          'text/html; charset=utf-8',
          'Content-Language',
          language,
          'Content-Length',
          String(body.length),
          'Vary',
          'Accept-Encoding',
          'X-Robots-Tag',
          'noindex',
          // What a person looks for is for no shared cache.
          'Cache-Control',
          'private, no-cache',
          ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
          ...page.security,
          ...offerCookie(request.raw),
        ]);
        reply.raw.end(request.method === 'HEAD' ? undefined : body);
      } catch (error) {
        request.log.error(
          { err: error },
          'A search page could not be rendered; the built one answers in the browser',
        );
        reply.hijack();
        serveStatic(site, request.raw, reply.raw, target, offerCookie);
      }
    });
  }
}
