import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { parseRequestTarget } from '#server/http/request-target.ts';
import { sharedWhileUnderWay } from './under-way.ts';

const METRICS_PATH = '/metrics';
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * The server of `/metrics`, on a port of its own so that the site's never shows it; it does not listen yet. Whoever asks
 * while an answer is made gets the same one.
 */
export function createMetricsServer(registry: Registry): Server {
  const render = sharedWhileUnderWay(() => registry.metrics());
  return createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    if (parseRequestTarget(request.url ?? '/').path !== METRICS_PATH) {
      response.writeHead(404, PLAIN).end(`Only ${METRICS_PATH} is here.\n`);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...PLAIN, Allow: 'GET, HEAD' }).end();
    } else {
      render().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500, PLAIN).end('The metrics could not be collected.\n'),
      );
    }
  });
}
