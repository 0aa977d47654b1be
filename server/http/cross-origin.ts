import type { FastifyInstance } from 'fastify';
import type { CrossSiteCheck } from './cross-site.ts';

/** How long a browser may keep what a preflight told it, in seconds: the most that any keeps. */
const PREFLIGHT_SECONDS = '86400';

/**
 * Lets the pages of a static export elsewhere send forms to these paths and read every answer, refusals included
 * (`PAGES_ORIGIN`). Cookies are not part of it. To any other origin a form's answers stay unreadable, as without it.
 */
export function allowPagesElsewhere(
  api: FastifyInstance,
  paths: readonly string[],
  crossSite: CrossSiteCheck,
): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!paths.includes(request.routeOptions.url ?? '')) return;
    reply.header('vary', 'Origin');
    const origin = crossSite.pagesOriginOf(request.headers);
    if (origin !== undefined) reply.header('access-control-allow-origin', origin);
  });
  for (const path of paths) {
    api.options(path, (request, reply) => {
      if (crossSite.pagesOriginOf(request.headers) === undefined) return reply.code(403).send();
      return reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .send();
    });
  }
}
