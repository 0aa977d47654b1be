import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  // Numbers of the moving drawings; a type of their own, because unlike other binary files they are compressed.
  '.bin': 'application/vnd.forty-lines',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ics': 'text/calendar; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The media type of a file by its name; what is not known is offered as a download. */
export function contentTypeOf(fileName: string): string {
  return TYPES[path.extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a browser shows such a file in a tab of its own. */
export function isViewedAlone(contentType: string): boolean {
  return /^(?:image|video|audio)\/|^application\/pdf/u.test(contentType);
}

/** Whether the build writes compressed copies of such a file: all that is text, and rows of numbers. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|^image\/svg|javascript|json|xml|forty-lines/u.test(contentType);
}
