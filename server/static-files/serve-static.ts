import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOfAddress } from '#shared/languages.ts';
import type { RequestTarget } from '#server/http/request-target.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { acceptedCodings } from './accepted-codings.ts';
import { isNamedBy } from './entity-tag.ts';
import { sendMedia } from './send-media.ts';
import type { StaticAnswer, TextAnswer, Variant } from './static-answer.ts';
import { knownAddress, type StaticSite } from './static-site.ts';

const REDIRECT_CACHE = ['Cache-Control', 'public, max-age=3600'];
const NOT_CACHED = ['Cache-Control', 'no-store'];

/** What serving needs from outside: the header that gives a visitor without a token one, or nothing. */
export type CookieOffer = (request: IncomingMessage) => string[];

function variantFor(request: IncomingMessage, answer: TextAnswer): Variant {
  for (const coding of acceptedCodings(request.headers['accept-encoding']?.toString())) {
    const variant = answer.variants.get(coding);
    if (variant !== undefined) return variant;
  }
  return answer.plain;
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  answer: TextAnswer,
  offerCookie: CookieOffer,
): void {
  const variant = variantFor(request, answer);
  const cookie = answer.isPage ? offerCookie(request) : [];
  if (answer.status === 200 && isNamedBy(request.headers['if-none-match'], variant.entityTag)) {
    sendPrepared(response, { status: 304, headers: variant.notModifiedHeaders, extra: cookie });
    return;
  }
  const { headers, body } = variant;
  const isWhole = request.method !== 'HEAD';
  sendPrepared(response, { status: answer.status, headers, extra: cookie, ...(isWhole && { body }) });
}

function redirect(site: StaticSite, response: ServerResponse, location: string, query: string): void {
  // A location with its own query (`/news?page=3`) says all there is to say.
  const target = location.includes('?') ? location : location + query;
  response.writeHead(301, ['Location', target, ...REDIRECT_CACHE, ...site.bareHeaders]).end();
}

function numberedPage(answer: TextAnswer, query: string): TextAnswer {
  if (answer.numberedPages.size === 0 || query === '') return answer;
  return answer.numberedPages.get(Number(new URLSearchParams(query).get('page'))) ?? answer;
}

/** What a text has become by now (decision:pages-by-the-clock). */
function shownNow(site: StaticSite, answer: TextAnswer): TextAnswer {
  if (answer.later.length === 0) return answer;
  const now = site.now();
  return answer.later.findLast(({ from }) => from <= now)?.answer ?? answer;
}

/** The text at an address as it is shown by now; undefined where there is none. */
export function textNow(site: StaticSite, address: string): Buffer | undefined {
  const answer = site.answers.get(address);
  return answer?.kind === 'text' ? shownNow(site, answer).plain.body : undefined;
}

/** Answers a GET or HEAD from the table of the built site; whatever is not in it gets the not-found page. */
export function serveStatic(
  site: StaticSite,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  offerCookie: CookieOffer,
): void {
  const answer: StaticAnswer | undefined = site.answers.get(target.path);
  if (answer?.kind === 'text') {
    sendText(request, response, shownNow(site, numberedPage(answer, target.query)), offerCookie);
  } else if (answer?.kind === 'media') {
    const onGone = (): void => serveNotFound(site, request, response, target, offerCookie);
    sendMedia(request, response, answer, onGone).catch(() => response.destroy());
  } else {
    const location = answer?.location ?? knownAddress(site, target.path);
    if (location === undefined) serveNotFound(site, request, response, target, offerCookie);
    else redirect(site, response, location, target.query);
  }
}

function serveNotFound(
  site: StaticSite,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  offerCookie: CookieOffer,
): void {
  const page = site.notFound.get(languageOfAddress(target.path));
  if (page === undefined) response.writeHead(404, [...NOT_CACHED, ...site.bareHeaders]).end();
  else sendText(request, response, shownNow(site, page), offerCookie);
}
