import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json';
const URLENCODED_TYPE = 'application/x-www-form-urlencoded';

/** A body as text, then as what it says; what cannot be read makes the request malformed. */
function parser(parse: (text: string) => unknown) {
  return (_request: FastifyRequest, body: Buffer): Promise<unknown> => {
    try {
      // Fatal: bytes that are not UTF-8 would otherwise become a stored name with holes in it.
      return Promise.resolve(parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    } catch {
      return Promise.reject(new Refusal('malformed'));
    }
  };
}

/** Whether a request is a form that the browser sent by itself, without JavaScript. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === URLENCODED_TYPE;
}

/** The two kinds of body that the forms send; every other kind is refused as unsupported. */
export function acceptFormBodies(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  // Nothing is merged from what is parsed here: a "__proto__" in it is one more unknown key.
  api.addContentTypeParser<Buffer>(
    JSON_TYPE,
    { parseAs: 'buffer' },
    parser((text) => JSON.parse(text)),
  );
  api.addContentTypeParser<Buffer>(
    URLENCODED_TYPE,
    { parseAs: 'buffer' },
    parser((text) => Object.fromEntries(new URLSearchParams(text))),
  );
}
