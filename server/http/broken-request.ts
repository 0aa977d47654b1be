import type { Duplex } from 'node:stream';
import { LANGUAGES } from '#shared/languages.ts';
import { messagesIn, type RefusalKind } from '#server/base/messages.ts';
import { STATUS_CODES } from './node-http.ts';
import type { RawHeaders } from './security-headers.ts';

/** Time for a client to read the answer before the connection is cut, in milliseconds. */
const LINGER_MS = 1_000;
const BY_CODE: Readonly<Record<string, [status: number, kind: RefusalKind]>> = {
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** What a request gets that is no proper HTTP. Its language cannot be known, so it is told in both. */
export function brokenRequestBody(kind: RefusalKind): string {
  return JSON.stringify({
    message: LANGUAGES.map((language) => messagesIn(language).refused[kind]).join(' '),
  });
}

/**
 * Answers a connection on which no request could be read, with the headers that every answer carries. Yields the status;
 * undefined where nobody is there to read it.
 */
export function answerBrokenConnection(
  error: Error & { code?: string },
  socket: Duplex,
  security: RawHeaders,
): number | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  const [status, kind] = BY_CODE[error.code ?? ''] ?? [400, 'malformed'];
  const body = brokenRequestBody(kind);
  const headers = [
    'Connection',
    'close',
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...security,
  ];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  return status;
}
