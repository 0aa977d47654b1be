import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';

const NONCE_BYTES = 16;
/** How many tokens a process makes at its start and gives to its visitors in turn. */
const TOKENS = 64;
const MAX_TOKEN_LENGTH = 100;
const HEADER_KEY = XSRF_HEADER.toLowerCase();

/** The value of a cookie in a `Cookie` header; undefined when it is not there. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** How the cross-site check of this site is set up. */
export interface CrossSiteOptions {
  secret: string;
  /** Cookies are `Secure` where the site is served over https. */
  isHttps: boolean;
  /** Host of the configured address of the site, which a proxy may have replaced in `Host`. */
  siteHost: string | undefined;
  /** The origin of a static export elsewhere: its pages may send forms like our own (rule:cross-site-check). */
  pagesOrigin?: string | undefined;
}

/**
 * The cross-site check: a double-submit token and the browser's own statement of where a request comes from. The
 * token is `nonce.signature`: stateless, so any instance can check it, and a value that some other place planted in
 * the cookie does not pass. Visitors share a few tokens: the check asks whether a script could read the cookie, never
 * whose it is, and anyone can have a token by opening a page (decision:tokens-in-turn).
 */
export class CrossSiteCheck {
  readonly #key: Buffer;
  readonly #cookieAttributes: string;
  readonly #siteHost: string | undefined;
  readonly #pagesOrigin: string | undefined;
  readonly #cookies: readonly string[];
  #given = 0;

  constructor({ secret, isHttps, siteHost, pagesOrigin }: CrossSiteOptions) {
    this.#key = createHash('sha256').update(`cross-site\n${secret}`).digest();
    this.#cookieAttributes = `; Path=/; SameSite=Strict${isHttps ? '; Secure' : ''}`;
    this.#siteHost = siteHost;
    this.#pagesOrigin = pagesOrigin;
    this.#cookies = Array.from({ length: TOKENS }, () => this.#newCookie());
  }

  /** A `Set-Cookie` value with a token. Scripts read it on purpose, so it is not `HttpOnly`. */
  freshCookie(): string {
    this.#given = (this.#given + 1) % TOKENS;
    return this.#cookies[this.#given] ?? this.#newCookie();
  }

  /** The header that gives a visitor without a token one; nothing for a visitor who has one. */
  offerCookie(request: IncomingMessage): string[] {
    const hasToken = cookieValue(request.headers.cookie, XSRF_COOKIE) !== undefined;
    return hasToken ? [] : ['Set-Cookie', this.freshCookie()];
  }

  /** Whether there is a static export elsewhere at all. */
  get hasPagesElsewhere(): boolean {
    return this.#pagesOrigin !== undefined;
  }

  /**
   * The origin of the static export whose page sent a request, as the browser says: no page can say it of another.
   * Undefined for any other request.
   */
  pagesOriginOf({ origin }: IncomingHttpHeaders): string | undefined {
    return origin === this.#pagesOrigin ? this.#pagesOrigin : undefined;
  }

  /** Whether a script of this site sent the request: it could read the cookie, and the browser says same-origin. */
  isOwnScript(headers: IncomingHttpHeaders): boolean {
    // A page elsewhere cannot read our cookie, so it has no token; what it says of itself is the browser's word.
    if (this.pagesOriginOf(headers) !== undefined) return true;
    const origin = headers['sec-fetch-site'];
    if (origin !== undefined && origin !== 'same-origin') return false;
    const token = headers[HEADER_KEY];
    return (
      typeof token === 'string' && token === cookieValue(headers.cookie, XSRF_COOKIE) && this.#isSigned(token)
    );
  }

  /**
   * Whether a page of this site sent the form without JavaScript, and so without the header: the browser says
   * same-origin or, where it does not say, names this host as the origin.
   */
  isOwnForm(headers: IncomingHttpHeaders): boolean {
    if (this.pagesOriginOf(headers) !== undefined) return true;
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    const originHost = URL.parse(headers.origin ?? '')?.host;
    return originHost !== undefined && (originHost === headers.host || originHost === this.#siteHost);
  }

  #newCookie(): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    return `${XSRF_COOKIE}=${nonce}.${this.#signatureOf(nonce)}${this.#cookieAttributes}`;
  }

  #signatureOf(nonce: string): string {
    return createHmac('sha256', this.#key).update(nonce).digest('base64url').slice(0, 32);
  }

  #isSigned(token: string): boolean {
    const dot = token.indexOf('.');
    if (dot < 0 || token.length > MAX_TOKEN_LENGTH) return false;
    const expected = Buffer.from(this.#signatureOf(token.slice(0, dot)));
    const given = Buffer.from(token.slice(dot + 1));
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
