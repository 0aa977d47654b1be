import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { RawHeaders } from '#server/http/security-headers.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { parseByteRange } from './byte-range.ts';
import { isNamedBy } from './entity-tag.ts';
import type { MediaAnswer } from './static-answer.ts';

interface Section {
  first: number;
  last: number;
}

/** The file as it was when its headers were made, or nothing when it is gone or another one stands in its place. */
async function openUnchanged(file: string, size: number): Promise<FileHandle | undefined> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (handle === undefined || (await handle.stat()).size === size) return handle;
  await handle.close();
  return undefined;
}

/** A range of a `GET` that may be honoured: `If-Range` must name these very bytes. */
function sectionFor(request: IncomingMessage, answer: MediaAnswer): Section | 'whole' | 'unsatisfiable' {
  const ifRange = request.headers['if-range'];
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== answer.entityTag)) return 'whole';
  return parseByteRange(request.headers.range, answer.size);
}

/** The headers that tell which part of the file this is, and how long. */
function sizeHeaders({ size }: MediaAnswer, section: Section | 'whole'): RawHeaders {
  if (section === 'whole') return ['Content-Length', String(size)];
  const { first, last } = section;
  return ['Content-Range', `bytes ${first}-${last}/${size}`, 'Content-Length', String(last - first + 1)];
}

function writeHead(response: ServerResponse, answer: MediaAnswer, section: Section | 'whole'): void {
  const status = section === 'whole' ? 200 : 206;
  response.writeHead(status, [...answer.headers, ...sizeHeaders(answer, section)]);
}

async function sendFromDisk(
  response: ServerResponse,
  answer: MediaAnswer,
  file: string,
  section: Section | 'whole',
  onGone: () => void,
): Promise<void> {
  const handle = await openUnchanged(file, answer.size);
  if (handle === undefined) {
    onGone();
    return;
  }
  writeHead(response, answer, section);
  const bounds = section === 'whole' ? {} : { start: section.first, end: section.last };
  // One descriptor for each request, closed by its stream on every way out. A shared one would be closed by the
  // first visitor who leaves, and its number would soon belong to another file.
  await pipeline(handle.createReadStream({ ...bounds, highWaterMark: 256 * 1024 }), response).catch(() => {
    response.destroy();
  });
}

/** Sends a picture, film, font or document, or the range of it that was asked for. */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  answer: MediaAnswer,
  onGone: () => void,
): Promise<void> {
  if (isNamedBy(request.headers['if-none-match'], answer.entityTag)) {
    sendPrepared(response, { status: 304, headers: answer.notModifiedHeaders, extra: [] });
    return;
  }
  const section = sectionFor(request, answer);
  if (section === 'unsatisfiable') {
    response.writeHead(416, answer.unsatisfiableHeaders).end();
  } else if (request.method === 'HEAD') {
    writeHead(response, answer, 'whole');
    response.end();
  } else if (answer.source.in === 'disk') {
    await sendFromDisk(response, answer, answer.source.file, section, onGone);
  } else {
    const { body } = answer.source;
    const isWhole = section === 'whole';
    sendPrepared(response, {
      status: isWhole ? 200 : 206,
      headers: answer.headers,
      extra: sizeHeaders(answer, section),
      body: isWhole ? body : body.subarray(section.first, section.last + 1),
    });
  }
}
