import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { DATA_POLICY, securityHeaders, VIEWER_POLICY } from '#server/http/security-headers.ts';
import { isViewedAlone } from './content-types.ts';
import { entityTagOf } from './entity-tag.ts';
import type { SiteFile } from './site-file.ts';
import type { MediaAnswer } from './static-answer.ts';

/** Files up to this many bytes stay in memory: ranges from memory cost a sixth of ranges from a stream. */
export const MAX_MEDIA_IN_MEMORY = 32 * 1024 * 1024;
const CHUNK = 1024 * 1024;

/** The entity tag of a file that is too large to be read at once. */
function entityTagOfLargeFile(file: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(CHUNK);
  const descriptor = openSync(file, 'r');
  try {
    let read = readSync(descriptor, chunk);
    while (read > 0) {
      hash.update(chunk.subarray(0, read));
      read = readSync(descriptor, chunk);
    }
  } finally {
    closeSync(descriptor);
  }
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Reads a picture, film, font or document; a large one stays on disk and only its tag is worked out. */
export function readMedia(file: SiteFile, isHttps: boolean, maxInMemory: number): MediaAnswer {
  const { size } = statSync(file.path);
  const source: MediaAnswer['source'] =
    size <= maxInMemory ? { in: 'memory', body: readFileSync(file.path) } : { in: 'disk', file: file.path };
  const entityTag = source.in === 'memory' ? entityTagOf(source.body) : entityTagOfLargeFile(file.path);
  const security = securityHeaders(isViewedAlone(file.contentType) ? VIEWER_POLICY : DATA_POLICY, isHttps);
  const common = ['ETag', entityTag, 'Cache-Control', file.cacheControl, ...security];
  return {
    kind: 'media',
    size,
    entityTag,
    headers: ['Content-Type', file.contentType, 'Accept-Ranges', 'bytes', ...common],
    notModifiedHeaders: common,
    unsatisfiableHeaders: ['Content-Length', '0', 'Content-Range', `bytes */${size}`, ...security],
    source,
  };
}
