import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { messagesIn } from '#server/base/messages.ts';
import type { Excess } from '#server/rate-limit/rate-limit.ts';
import type { Store } from '#server/storage/store.ts';
import { REQUEST_KINDS, STATUS_CLASSES, type Counts } from './counts.ts';
import { measuredStore, STORE_OPERATIONS } from './measured-store.ts';

/** From a commit on a fast disk to the moment when a visitor's form is given up. */
const STORE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const REASONS = Object.keys(messagesIn(DEFAULT_LANGUAGE).refused);
const LIMITS = ['address', 'network', 'all', 'email', 'content'] satisfies Excess['what'][];

/** What a monitoring system is shown. */
export interface Metrics {
  registry: Registry;
  /** The same store, with its answers timed. */
  measured: (store: Store) => Store;
}

function addRequests(registry: Registry, counts: Counts): void {
  const requests = new Counter({
    name: 'website_requests_total',
    help: 'Requests by kind of address and class of status.',
    labelNames: ['kind', 'class'],
    registers: [registry],
    collect() {
      requests.reset();
      for (const kind of REQUEST_KINDS) {
        for (const each of STATUS_CLASSES) requests.inc({ kind, class: each }, counts.requests[kind][each]);
      }
    },
  });
}

function addForms(registry: Registry, counts: Counts, forms: readonly string[]): void {
  const accepted = new Counter({
    name: 'website_forms_accepted_total',
    help: 'Forms that were acknowledged, those that were stored before included.',
    labelNames: ['form'],
    registers: [registry],
    collect() {
      accepted.reset();
      for (const form of forms) accepted.inc({ form }, counts.acceptedForms(form));
    },
  });
  const refused = new Counter({
    name: 'website_forms_refused_total',
    help: 'Forms that were refused, by reason; limit says which one, where it was one.',
    labelNames: ['form', 'reason', 'limit'],
    registers: [registry],
    collect() {
      refused.reset();
      // What has not happened yet is there as well: Prometheus does not see a first time that comes with its number.
      for (const form of forms) {
        for (const reason of REASONS) refused.inc({ form, reason, limit: '' }, 0);
        for (const limit of LIMITS) refused.inc({ form, reason: 'tooMany', limit }, 0);
      }
      for (const { form, reason, limit, count } of counts.refusedForms())
        refused.inc({ form, reason, limit }, count);
    },
  });
}

/** What this process counts, with the values that are usual for node: memory, processor, event loop, garbage. */
export function createMetrics(counts: Counts, forms: readonly string[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addRequests(registry, counts);
  addForms(registry, counts, forms);
  const answers = new Histogram({
    name: 'website_store_seconds',
    help: 'Time that the database took for a unit, waiting for its turn included.',
    labelNames: ['operation', 'outcome'],
    buckets: STORE_BUCKETS,
    registers: [registry],
  });
  for (const operation of STORE_OPERATIONS) {
    for (const outcome of ['done', 'failed']) answers.zero({ operation, outcome });
  }
  return {
    registry,
    measured: (store) =>
      measuredStore(store, (operation, isDone, seconds) =>
        answers.observe({ operation, outcome: isDone ? 'done' : 'failed' }, seconds),
      ),
  };
}
