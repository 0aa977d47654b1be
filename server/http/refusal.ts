import type { RefusalKind } from '#server/base/messages.ts';

const STATUS: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  crossSite: 403,
  notFound: 404,
  wrongMethod: 405,
  timeout: 408,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  unknownWorkshop: 422,
  workshopNotOpen: 422,
  workshopClosed: 422,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
};

interface RefusalDetails {
  /** One sentence for each field that is not valid, already in the visitor's language. */
  errors?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** For the log: which of several reasons it was. */
  reason?: string;
}

/** A request that is answered with a refusal: thrown anywhere on its way, put into words where it is answered. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly status: number;
  readonly errors: RefusalDetails['errors'];
  readonly headers: Readonly<Record<string, string>>;
  readonly reason: string | undefined;

  constructor(kind: RefusalKind, { errors, headers = {}, reason }: RefusalDetails = {}) {
    super(kind);
    this.kind = kind;
    this.status = STATUS[kind];
    this.errors = errors;
    this.headers = headers;
    this.reason = reason;
  }
}

const BY_STATUS: Readonly<Record<number, RefusalKind>> = {
  400: 'malformed',
  404: 'notFound',
  408: 'timeout',
  413: 'tooLarge',
  415: 'unsupported',
};

/** An error of Fastify about a request (`FST_ERR_…` with a status) as the refusal that it means. */
export function refusalForStatus(status: number | undefined): Refusal {
  return new Refusal(BY_STATUS[status ?? 0] ?? 'failed');
}
