import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { namesOneHost } from '#server/http/host-header.ts';
import { brokenRequestBody } from '#server/http/broken-request.ts';
import { createServer } from '#server/http/node-http.ts';
import { parseRequestTarget, type RequestTarget } from '#server/http/request-target.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import { kindOfAddress, type Counts, type RequestKind } from '#server/metrics/counts.ts';
import { serveStatic, type CookieOffer } from '#server/static-files/serve-static.ts';
import type { StaticSite } from '#server/static-files/static-site.ts';

/** Bounds on what a client may take of the server; times in milliseconds, sizes in bytes. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than common load balancers keep theirs, so that a connection is never cut under a request.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  highWaterMark: 64 * 1024,
};
const MAX_CONNECTIONS = 10_000;
/** An answer of which nothing is taken for so long is given up, in milliseconds. */
const STALLED_ANSWER_MS = 60_000;
const IDLE_GRACE_MS = 2_000;
const IDLE_SWEEP_MS = 100;
const LAST_RESORT_MS = 12_000;
const HEALTH_PATHS = ['/healthz', '/readyz'];
const API_PATH = /^\/(?:api(?:\/|$)|healthz$|readyz$)/u;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface WebServerOptions {
  site: StaticSite;
  offerCookie: CookieOffer;
  /** Whether a request that only reads is none for the table: a search. */
  isRendered: (target: RequestTarget) => boolean;
  /** Headers that every answer of the API carries. */
  apiHeaders: RawHeaders;
  isStopping: () => boolean;
  counts: Counts;
  stalledAnswerMs?: number;
  /** Told of everything of the site that was asked for, once it is answered. */
  onRead: (request: IncomingMessage, path: string) => void;
}

function setHeaders(response: ServerResponse, headers: RawHeaders): void {
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/**
 * The server itself: a GET or HEAD of the site is answered from the table in memory, before any framework; what is
 * left goes to the API (decision:static-table-before-fastify).
 */
export function createWebServer(
  api: Listener,
  {
    site,
    offerCookie,
    isRendered,
    apiHeaders,
    isStopping,
    counts,
    onRead,
    stalledAnswerMs = STALLED_ANSWER_MS,
  }: WebServerOptions,
): Server {
  function count(kind: RequestKind, response: ServerResponse): void {
    // Nearly every answer is on its way by now. The others wait for a disk or the API.
    if (response.headersSent) counts.request(kind, response.statusCode);
    else {
      response.once('close', () =>
        counts.request(kind, response.headersSent ? response.statusCode : undefined),
      );
    }
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    if (isStopping()) response.shouldKeepAlive = false;
    const target = parseRequestTarget(request.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!namesOneHost(request)) {
      // Node's own answer to this would lack our headers, so its check is off.
      setHeaders(response, [...apiHeaders, 'Content-Type', 'application/json; charset=utf-8']);
      response.writeHead(400, { Connection: 'close' }).end(brokenRequestBody('malformed'));
      count('broken', response);
    } else if (isRead && !API_PATH.test(target.path) && !isRendered(target)) {
      serveStatic(site, request, response, target, offerCookie);
      count(kindOfAddress(target.path), response);
      if (request.method === 'GET') onRead(request, target.path);
    } else {
      request.url = target.path + target.query;
      setHeaders(response, apiHeaders);
      api(request, response);
      const kind = HEALTH_PATHS.includes(target.path) ? 'health' : 'api';
      count(isRead && isRendered(target) ? 'page' : kind, response);
      if (request.method === 'GET' && isRendered(target)) onRead(request, target.path);
    }
  }

  const server = createServer({ ...LIMITS, requireHostHeader: false }, onRequest);
  server.maxConnections = MAX_CONNECTIONS;
  // Node looks whether a socket's queue became shorter meanwhile: a slow reader goes on, one who does not read is cut.
  server.setTimeout(stalledAnswerMs);
  // An expectation that we do not know is ignored, as the standard allows; node would answer 417 without headers.
  server.on('checkExpectation', onRequest);
  return server;
}

/**
 * Stops a server without losing a request: no new connections, what is under way is finished, and connections that
 * stay idle are cut after a while. `http.Server.close` would cut idle ones at once, under a request that is just
 * arriving.
 */
export async function stopWebServer(server: Server): Promise<void> {
  const sweep = setTimeout(() => {
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS).unref();
  }, IDLE_GRACE_MS);
  const lastResort = setTimeout(() => server.closeAllConnections(), LAST_RESORT_MS);
  await new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(server, () => resolve());
  });
  clearTimeout(sweep);
  clearTimeout(lastResort);
}
