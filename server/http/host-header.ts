import type { IncomingMessage } from 'node:http';

/** Whether a request names its host as the standard wants it: once, and at most once before HTTP/1.1 (RFC 9112, 3.2). */
export function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 'host'.length && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}
