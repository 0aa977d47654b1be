import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#server/storage/readiness.ts';

/** `/healthz`: the process answers. `/readyz`: it takes requests, and a form could be stored now. */
export function addHealthRoutes(api: FastifyInstance, readiness: Readiness, isStopping: () => boolean): void {
  // Load balancers ask every few seconds: no line in the log for each.
  const quiet = { logLevel: 'silent' } as const;
  api.get('/healthz', quiet, () => ({ status: 'ok' }));
  api.get('/readyz', quiet, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await readiness.check();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'store unavailable' });
    }
  });
}
