import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from './node-http.ts';
import type { RawHeaders } from './security-headers.ts';

/** The last lines of a head, and what they were made for. */
interface Closing {
  second: number;
  keepAliveMs: number;
  lines: Buffer;
}

const statusLines = new Map<number, Buffer>();
const headerLines = new WeakMap<RawHeaders, Buffer>();
let closing: Closing = { second: -1, keepAliveMs: -1, lines: Buffer.alloc(0) };

function linesOf(headers: RawHeaders): string {
  let lines = '';
  for (let index = 0; index < headers.length; index += 2)
    lines += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return lines;
}

function statusLine(status: number): Buffer {
  const line = statusLines.get(status) ?? Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`);
  statusLines.set(status, line);
  return line;
}

/** Headers that are given again and again, as the bytes that go out. */
function bytesOf(headers: RawHeaders): Buffer {
  const bytes = headerLines.get(headers) ?? Buffer.from(linesOf(headers), 'latin1');
  headerLines.set(headers, bytes);
  return bytes;
}

/** What node writes below the headers of every answer on a connection that is kept, made once a second. */
function closingLines(keepAliveMs: number): Buffer {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (closing.second !== second || closing.keepAliveMs !== keepAliveMs) {
    const date = `Date: ${new Date(now).toUTCString()}\r\n`;
    const keep = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
    closing = { second, keepAliveMs, lines: Buffer.from(date + keep, 'latin1') };
  }
  return closing.lines;
}

/**
 * Sends a whole answer, the same bytes as `writeHead(status, [...headers, ...extra]).end(body)`. On a connection that is
 * kept the head goes out as bytes that are ready: node would put it together anew for each answer, and the mixture of its
 * text with the bytes of the body costs a third of the request (decision:heads-as-bytes).
 * @param headers the same array each time, with a `Content-Length` where there is a body
 */
export function sendPrepared(
  response: ServerResponse,
  { status, headers, extra, body }: { status: number; headers: RawHeaders; extra: RawHeaders; body?: Buffer },
): void {
  const keepAliveMs = keepAliveOf(response);
  if (keepAliveMs === undefined) {
    response.writeHead(status, extra.length === 0 ? headers : [...headers, ...extra]).end(body);
    return;
  }
  const added = Buffer.from(linesOf(extra), 'latin1');
  const head = Buffer.concat([statusLine(status), bytesOf(headers), added, closingLines(keepAliveMs)]);
  response.statusCode = status;
  // Node's own mark of an answer whose head is out; `headersSent` reads it.
  Object.assign(response, { _header: 'prepared', _headerSent: true });
  if (body === undefined) {
    response.end(head);
    return;
  }
  response.cork();
  response.write(head);
  response.end(body);
}

/** How long the connection is kept after this answer; undefined where it is not, or where node has changed inside. */
function keepAliveOf(response: ServerResponse): number | undefined {
  const { method, httpVersion } = response.req;
  // To HEAD node writes no bytes but the head that it made itself; HTTP/1.0 keeps connections by other rules.
  if (method !== 'GET' || httpVersion !== '1.1' || !response.shouldKeepAlive) return undefined;
  if (!('_keepAliveTimeout' in response) || !('_headerSent' in response)) return undefined;
  const { _keepAliveTimeout: milliseconds } = response;
  return typeof milliseconds === 'number' && milliseconds > 0 ? milliseconds : undefined;
}
