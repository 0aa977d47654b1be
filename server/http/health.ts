import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/storage/store.ts';
import { withinTime } from '#server/storage/time-limit.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it takes requests, and the store answers. */
export function addHealthRoutes(api: FastifyInstance, store: Store, isStopping: () => boolean): void {
  // Load balancers ask every few seconds: no line in the log for each.
  const quiet = { logLevel: 'silent' } as const;
  api.get('/healthz', quiet, () => ({ status: 'ok' }));
  api.get('/readyz', quiet, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await withinTime(store.run([{ sql: 'select 1 as one', values: [] }]), READY_TIMEOUT_MS);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'store unavailable' });
    }
  });
}
