import type { FastifyInstance } from 'fastify';
import { API_BASE, REQUEST_ID_HEADER } from '#shared/api.ts';
import { sendRefusal, toRefusal } from '#server/http/answer-refusal.ts';
import { acceptFormBodies } from '#server/http/form-body.ts';
import type { FormSwitches } from '#server/forms/form.ts';
import { FORMS } from '#server/forms/forms.ts';
import { addFormRoute, type FormServices } from '#server/forms/form-route.ts';
import { rehearsalUnit } from '#server/forms/rehearsal-unit.ts';
import { addNewsletterRoutes } from '#server/forms/newsletter/newsletter-routes.ts';
import { allowPagesElsewhere } from '#server/http/cross-origin.ts';
import { addHealthRoutes } from '#server/http/health.ts';
import { logRefusal } from '#server/http/log-refusal.ts';
import { Refusal } from '#server/http/refusal.ts';
import { parseRequestTarget } from '#server/http/request-target.ts';
import { Readiness } from '#server/storage/readiness.ts';
import type { Statement } from '#server/storage/store.ts';

export interface ApiOptions {
  services: FormServices;
  forms: FormSwitches;
  isStopping: () => boolean;
}

/** A known address that does not take this method, or no address of ours. Pages take GET and HEAD only. */
function refusalWithoutRoute(api: FastifyInstance, path: string): Refusal {
  const method = (['POST', 'GET'] as const).find((known) => api.hasRoute({ method: known, url: path }));
  if (method === 'POST') return new Refusal('wrongMethod', { headers: { Allow: 'POST' } });
  const isUnknown = method === undefined && path.startsWith(API_BASE);
  return isUnknown
    ? new Refusal('notFound')
    : new Refusal('wrongMethod', { headers: { Allow: 'GET, HEAD' } });
}

/**
 * Adds everything that is not a static answer: the forms, the health checks and the refusals. Yields what knows whether a
 * form could be stored now.
 */
export function registerApi(api: FastifyInstance, { services, forms, isStopping }: ApiOptions): Readiness {
  acceptFormBodies(api);
  api.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    if (request.is404) throw refusalWithoutRoute(api, parseRequestTarget(request.raw.url ?? '/').path);
  });
  api.addHook('onSend', async (_request, reply) => {
    // A request that was under way when the stop began must not leave its connection open for another.
    if (isStopping()) reply.header('connection', 'close');
  });
  api.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: url, status: reply.statusCode, ms: milliseconds }, 'api');
  });
  api.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    logRefusal(request, error, refusal, services);
    return sendRefusal(request, reply, refusal);
  });
  const { store, hash } = services;
  const unit = (): Statement[] => rehearsalUnit(FORMS, hash);
  const readiness = new Readiness({ store, unit, log: api.log });
  addHealthRoutes(api, readiness, isStopping);
  api.addHook('onError', async (_request, _reply, error) => {
    if (toRefusal(error).kind === 'unavailable') readiness.doubt();
  });
  addNewsletterRoutes(api, services);
  const taken = FORMS.filter(({ switchedBy }) => switchedBy === undefined || forms[switchedBy] === 'inbox');
  if (services.crossSite.hasPagesElsewhere) {
    const paths = taken.map((form) => form.path);
    allowPagesElsewhere(api, paths, services.crossSite);
  }
  for (const form of taken) addFormRoute(api, form, services);
  return readiness;
}
