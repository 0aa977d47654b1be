import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedAnswer } from '#shared/api.ts';
import type { Language } from '#shared/languages.ts';
import { answerLanguage } from '#server/base/answer-language.ts';
import { messagesIn } from '#server/base/messages.ts';
import { Refusal, refusalForStatus } from './refusal.ts';
import { parseRequestTarget } from './request-target.ts';
import { StoreError } from '#server/storage/store.ts';

const RETRY_SECONDS = '5';
const FIRST_SERVER_ERROR = 500;
/** So much of a refused body is read and thrown away; a longer one is cut off with its connection. */
const MAX_DISCARDED_BYTES = 1024 * 1024;

/** The language that an API request is answered in. */
export function languageOf(request: FastifyRequest): Language {
  const { query } = parseRequestTarget(request.raw.url ?? '/');
  return answerLanguage(query, request.headers['accept-language']);
}

/** Any error on a request's way as the refusal that its visitor gets. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError)
    return new Refusal('unavailable', { headers: { 'Retry-After': RETRY_SECONDS } });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  return refusalForStatus(status);
}

/** Cutting a connection while the body still arrives can swallow the answer, so a short body is let in first. */
function discardsBody({ raw, headers }: FastifyRequest): boolean {
  const length =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
  return raw.complete || length <= MAX_DISCARDED_BYTES;
}

/** Sends a refusal in the visitor's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (discardsBody(request)) reply.removeHeader('connection');
  else reply.header('connection', 'close');
  const message = messagesIn(languageOf(request)).refused[refusal.kind];
  const answer: RefusedAnswer = {
    message,
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    // By it the operator finds the line of the log that says what failed.
    ...(refusal.status < FIRST_SERVER_ERROR ? {} : { requestId: request.id }),
  };
  return reply.code(refusal.status).headers(refusal.headers).send(answer);
}
