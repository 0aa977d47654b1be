import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { clientMark, type KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';
import type { RefusalKind } from '#server/base/messages.ts';
import { StoreError } from '#server/storage/store.ts';
import { troubleInWords } from '#server/storage/store-trouble.ts';
import { clientAddress, countedAddress } from './client-address.ts';
import type { Refusal } from './refusal.ts';

/** What it takes to recognise a client in the log without knowing who it is. */
export interface ClientMarks {
  hash: KeyedHash;
  trustedProxies: number;
  now?: () => Date;
}

const FIRST_SERVER_ERROR = 500;
const REQUEST_TIMEOUT = 408;
/** What no visitor of the pages brings about by a slip: somebody tries something. */
const SUSPICIOUS: readonly RefusalKind[] = ['crossSite', 'tooMany'];
const WORDS = 'A request was refused';

/** What was asked for, and a mark of who asked; never an address, a path that is not ours, or a value (rule:security-log). */
function whoAskedWhat(
  request: FastifyRequest,
  { hash, trustedProxies, now = () => new Date() }: ClientMarks,
) {
  const client = clientMark(hash, clientAddress(request.raw, trustedProxies), now());
  return { method: request.method, route: request.routeOptions.url, client };
}

/** Notes a link that we have not signed: somebody guesses, or it was cut in two. */
export function logUnsignedLink(request: FastifyRequest, marks: ClientMarks): void {
  request.log.warn({ refused: 'unsignedLink', ...whoAskedWhat(request, marks) }, WORDS);
}

/**
 * Notes a connection on which something came that is no proper HTTP, by node's code for it; behind a proxy the mark is the
 * proxy's. One on which nothing came for too long is none of these: browsers open some in advance.
 */
export function logBroken(
  log: Log,
  { code, status, socket }: { code: string | undefined; status: number; socket: unknown },
  { hash, now = () => new Date() }: ClientMarks,
): void {
  if (status === REQUEST_TIMEOUT) return;
  const address = socket instanceof Socket ? (socket.remoteAddress ?? '') : '';
  log.info({ refused: 'broken', code, client: clientMark(hash, countedAddress(address), now()) }, WORDS);
}

/**
 * Notes in the log that a request was refused: what is our fault with its cause in words, everything else with what an
 * operator needs to see who floods or attacks.
 */
export function logRefusal(
  request: FastifyRequest,
  error: unknown,
  refusal: Refusal,
  marks: ClientMarks,
): void {
  const { kind, status, reason, errors } = refusal;
  if (status >= FIRST_SERVER_ERROR) {
    const words = error instanceof StoreError ? troubleInWords(error.code) : 'A request failed';
    request.log.error({ err: error }, words);
    return;
  }
  const fields = {
    refused: kind,
    limit: reason,
    // Names of our fields, not what was typed into them.
    fields: errors === undefined ? undefined : Object.keys(errors),
    ...whoAskedWhat(request, marks),
  };
  if (SUSPICIOUS.includes(kind)) request.log.warn(fields, WORDS);
  else request.log.info(fields, WORDS);
}
