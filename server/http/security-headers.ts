import { hash } from 'node:crypto';

/** Header names and values in turn, as `writeHead` takes them ready made. */
export type RawHeaders = string[];

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;
const NO_EMBEDDING = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** For answers that no browser shows as a page: JSON, scripts, fonts, redirects, refusals. */
export const DATA_POLICY = ["default-src 'none'", ...NO_EMBEDDING].join('; ');

/**
 * For files that a browser can open by themselves: an SVG keeps its inline presentation, a picture, a film or a PDF
 * its viewer. Nothing in them may run. (A page that uses an SVG sprite goes by its own policy, not by this one.)
 */
export const VIEWER_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "object-src 'self'",
  ...NO_EMBEDDING,
].join('; ');

/** For the service worker, which fetches and keeps pages of this site and does nothing else. */
export const WORKER_POLICY = ["default-src 'none'", "connect-src 'self'", ...NO_EMBEDDING].join('; ');

const EXECUTABLE_TYPE = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)$/u;

/** The CSP sources of a page's inline scripts. Data blocks (JSON, JSON-LD) never run, so they need none. */
function inlineScriptSources(html: Buffer): string[] {
  const sources = new Set<string>();
  // One byte a character: half the memory of the decoded text, and the bytes that are hashed stay what they are.
  for (const [, attributes = '', code = ''] of html
    .toString('latin1')
    .matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/giu)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/iu.exec(attributes)?.[1]?.toLowerCase() ?? 'module';
    if (/\bsrc\s*=/iu.test(attributes) || !EXECUTABLE_TYPE.test(type)) continue;
    sources.add(sourceOf(code));
  }
  return [...sources];
}

/** The CSP sources of the styles inside a page. */
function inlineStyleSources(html: Buffer): string[] {
  const styles = html.toString('latin1').matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/giu);
  return Array.from(styles, ([, style = '']) => sourceOf(style));
}

/** @param code - In latin1: one character a byte. */
function sourceOf(code: string): string {
  return `'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`;
}

/** The policy of one HTML page: its own files, and inline only the scripts and styles that it was built with. */
export function pagePolicy(html: Buffer, isHttps: boolean): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptSources(html)].join(' '),
    ["style-src 'self'", ...inlineStyleSources(html)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The one address of the service worker (src/app/offline/keep-pages.ts).
    'trusted-types offline-worker',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The headers that every answer carries, errors and redirects included. HSTS only where the site is served over
 * https, and without `includeSubDomains`: other hosts of the company are not this program's to decide about.
 */
export function securityHeaders(policy: string, isHttps: boolean): RawHeaders {
  return [
    'Content-Security-Policy',
    policy,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    ...(isHttps ? ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}`] : []),
  ];
}
