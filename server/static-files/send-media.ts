import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
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

function writeHead(response: ServerResponse, answer: MediaAnswer, section: Section | 'whole'): void {
  if (section === 'whole') {
    response.writeHead(200, [...answer.headers, 'Content-Length', String(answer.size)]);
    return;
  }
  const { first, last } = section;
  const range = ['Content-Range', `bytes ${first}-${last}/${answer.size}`];
  response.writeHead(206, [...answer.headers, ...range, 'Content-Length', String(last - first + 1)]);
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
    response.writeHead(304, answer.notModifiedHeaders).end();
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
    writeHead(response, answer, section);
    const { body } = answer.source;
    response.end(section === 'whole' ? body : body.subarray(section.first, section.last + 1));
  }
}
