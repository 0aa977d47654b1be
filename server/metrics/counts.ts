import type { RefusalKind } from '#server/base/messages.ts';

/** What was asked for: `health` are the looks of a load balancer, `broken` is what is no proper HTTP. */
export const REQUEST_KINDS = ['page', 'asset', 'api', 'health', 'broken'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How it was answered; `unanswered` is a client that left, or was cut, before. */
export const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx', 'unanswered'] as const;
type StatusClass = (typeof STATUS_CLASSES)[number];

const FIRST_CLASS = 2;
const PER_CLASS = 100;

/** Which form was refused and why; `limit` is which of the limits it was, empty where it was none. */
export interface RefusedForms {
  form: string;
  reason: RefusalKind;
  limit: string;
  count: number;
}

const classOf = (status: number | undefined): StatusClass =>
  STATUS_CLASSES[Math.floor((status ?? 0) / PER_CLASS) - FIRST_CLASS] ?? 'unanswered';

const noRequests = (): Record<StatusClass, number> => ({
  '2xx': 0,
  '3xx': 0,
  '4xx': 0,
  '5xx': 0,
  unanswered: 0,
});

/**
 * What this process has done since it started, as plain numbers: they cost a page nothing, and are put into the form that
 * a monitoring system reads only when it asks. Nothing that a visitor writes ever names a number (rule:metrics).
 */
export class Counts {
  readonly requests: Readonly<Record<RequestKind, Record<StatusClass, number>>> = {
    page: noRequests(),
    asset: noRequests(),
    api: noRequests(),
    health: noRequests(),
    broken: noRequests(),
  };
  readonly #accepted = new Map<string, number>();
  readonly #refused = new Map<string, RefusedForms>();

  /** @param status of the answer; undefined where none was begun */
  request(kind: RequestKind, status: number | undefined): void {
    this.requests[kind][classOf(status)] += 1;
  }

  formAccepted(form: string): void {
    this.#accepted.set(form, this.acceptedForms(form) + 1);
  }

  formRefused(form: string, reason: RefusalKind, limit = ''): void {
    const key = `${form} ${reason} ${limit}`;
    const refused = this.#refused.get(key) ?? { form, reason, limit, count: 0 };
    refused.count += 1;
    this.#refused.set(key, refused);
  }

  acceptedForms(form: string): number {
    return this.#accepted.get(form) ?? 0;
  }

  refusedForms(): RefusedForms[] {
    return [...this.#refused.values()];
  }
}

/** A page, or a file that pages need: only files have an extension in their address. */
export function kindOfAddress(path: string): 'page' | 'asset' {
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page';
}
