import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  DATA_POLICY,
  pagePolicy,
  securityHeaders,
  VIEWER_POLICY,
  WORKER_POLICY,
  type RawHeaders,
} from '#server/http/security-headers.ts';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';
import type { Coding } from './accepted-codings.ts';
import { isViewedAlone } from './content-types.ts';
import { entityTagOf } from './entity-tag.ts';
import type { SiteFile } from './site-file.ts';
import type { TextAnswer, Variant } from './static-answer.ts';

const SUFFIXES: readonly [Coding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

function policyOf(file: SiteFile, body: Buffer, isHttps: boolean): string {
  if (file.isPage) return pagePolicy(body, isHttps);
  if (file.address === OFFLINE_WORKER) return WORKER_POLICY;
  return isViewedAlone(file.contentType) ? VIEWER_POLICY : DATA_POLICY;
}

function variantOf(file: SiteFile, body: Buffer, coding: Coding, security: RawHeaders): Variant {
  const entityTag = entityTagOf(body);
  const validators = file.isNotFoundPage ? [] : ['ETag', entityTag];
  const common = [...validators, 'Cache-Control', file.cacheControl, 'Vary', 'Accept-Encoding', ...security];
  const headers = [
    'Content-Type',
    file.contentType,
    'Content-Length',
    String(body.length),
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
    ...(file.isPage ? ['Content-Language', file.language] : []),
    ...common,
  ];
  return { body, entityTag, headers, notModifiedHeaders: common };
}

/**
 * The plain bytes made anew from the compressed ones whenever they are asked for: every browser takes those, and a
 * second copy of each text would be a third of the memory that all texts need.
 */
function expandedFrom(compressed: Variant | undefined, plain: Variant): Variant {
  if (compressed === undefined) return plain;
  const { entityTag, headers, notModifiedHeaders } = plain;
  return {
    entityTag,
    headers,
    notModifiedHeaders,
    get body() {
      return brotliDecompressSync(compressed.body);
    },
  };
}

/** Reads a page or another text with the compressed copies that the build wrote next to it. */
export function readText(file: SiteFile, isHttps: boolean): TextAnswer {
  const body = readFileSync(file.path);
  const security = securityHeaders(policyOf(file, body, isHttps), isHttps);
  const variants = new Map<Coding, Variant>();
  for (const [coding, suffix] of SUFFIXES) {
    if (!existsSync(file.path + suffix)) continue;
    const compressed = readFileSync(file.path + suffix);
    if (compressed.length < body.length) {
      variants.set(coding, variantOf(file, compressed, coding, security));
    }
  }
  const plain = expandedFrom(variants.get('br'), variantOf(file, body, 'identity', security));
  variants.set('identity', plain);
  const status = file.isNotFoundPage ? 404 : 200;
  return { kind: 'text', isPage: file.isPage, status, variants, plain, numberedPages: new Map(), later: [] };
}
