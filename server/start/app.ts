import { randomBytes } from 'node:crypto';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { sendRefusal } from '#server/http/answer-refusal.ts';
import { answerBrokenConnection } from '#server/http/broken-request.ts';
import type { CrossSiteCheck } from '#server/http/cross-site.ts';
import type { logOptions } from '#server/base/log.ts';
import { logBroken, logRefusal, type ClientMarks } from '#server/http/log-refusal.ts';
import { Refusal } from '#server/http/refusal.ts';
import { DATA_POLICY, securityHeaders } from '#server/http/security-headers.ts';
import type { Counts } from '#server/metrics/counts.ts';
import { addSearchRoutes, isSearch } from '#server/search/search-route.ts';
import type { SearchRenderer } from '#server/search/search-renderer.ts';
import type { StaticSite } from '#server/static-files/static-site.ts';
import { createWebServer, stopWebServer, type WebServerOptions } from './web-server.ts';

const BODY_LIMIT = 16 * 1024;
/** Short enough to be read out on the telephone, and nobody guesses one. */
const REQUEST_ID_BYTES = 9;

function noSchemas(): never {
  throw new Error('Bodies are checked by the forms, with their own descriptions.');
}

export interface AppOptions {
  site: StaticSite;
  crossSite: CrossSiteCheck;
  isHttps: boolean;
  /** Renders the answers of the search; without it the built search page answers in the browser. */
  renderSearch: SearchRenderer | undefined;
  log: ReturnType<typeof logOptions>;
  counts: Counts;
  marks: ClientMarks;
}

/** The web server: Fastify behind the table of static answers. Its API is added once the store is open. */
export interface App {
  api: FastifyInstance;
  isStopping: () => boolean;
  /** From now on tells somebody of every path of the site that is read, after it was answered. */
  onRead(tell: WebServerOptions['onRead']): void;
  /** Finishes what is under way and takes nothing new. */
  stop(): Promise<void>;
}

/** Creates the web server; it does not listen yet. */
export function createApp({ site, crossSite, isHttps, renderSearch, log, counts, marks }: AppOptions): App {
  let isStopping = false;
  let onRead: WebServerOptions['onRead'] = () => {};
  const security = securityHeaders(DATA_POLICY, isHttps);
  const api = fastify({
    logger: log,
    // One line for each request, written in `api.ts`: the ready-made ones hold addresses and query strings.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomBytes(REQUEST_ID_BYTES).toString('base64url'),
    bodyLimit: BODY_LIMIT,
    // No route has a schema for Fastify: its compilers of schemas would cost each start 150 modules.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    return503OnClosing: false,
    serverFactory: (listener) =>
      createWebServer(listener, {
        site,
        offerCookie: (request) => crossSite.offerCookie(request),
        isRendered: (target) => renderSearch !== undefined && isSearch(target),
        apiHeaders: ['Cache-Control', 'no-store', ...security],
        isStopping: () => isStopping,
        counts,
        onRead: (request, path) => onRead(request, path),
      }),
    clientErrorHandler(error, socket) {
      const status = answerBrokenConnection(error, socket, security);
      if (status === undefined) return;
      counts.request('broken', status);
      logBroken(api.log, { code: error.code, status, socket }, marks);
    },
    frameworkErrors(error, request, reply) {
      const refusal = new Refusal('notFound');
      logRefusal(request, error, refusal, marks);
      void sendRefusal(request, reply, refusal);
    },
  });
  if (renderSearch !== undefined) addSearchRoutes(api, { render: renderSearch, site, crossSite, isHttps });
  return {
    api,
    isStopping: () => isStopping,
    onRead(tell) {
      onRead = tell;
    },
    async stop() {
      isStopping = true;
      await stopWebServer(api.server);
      await api.close();
    },
  };
}
