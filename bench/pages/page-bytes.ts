import type { CDPSession } from '@playwright/test';

/** Bytes as they travelled, heads included, by what they are. */
export interface Bytes {
  /** With the style sheets, which here travel inside it. */
  readonly document: number;
  readonly script: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly film: number;
  readonly other: number;
  /** Everything asked for before the page first came to rest after its load. */
  readonly beforeIdle: number;
}

const KINDS: Readonly<Record<string, Exclude<keyof Bytes, 'beforeIdle'>>> = {
  Document: 'document',
  Stylesheet: 'document',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'film',
};

interface Transfer {
  readonly type: string;
  readonly seconds: number;
  bytes: number;
}

/** Notes what a page receives from now on; what it returns counts it, with the moment of rest in milliseconds. */
export function countBytes(cdp: CDPSession): (idleMs: number) => { bytes: Bytes; requests: number } {
  const transfers = new Map<string, Transfer>();
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other', request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    transfers.set(requestId, { type, seconds: timestamp, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  // A film that is still playing never finishes: what has come of it counts.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  return (idleMs) => {
    const all = [...transfers.values()];
    const begin = Math.min(...all.map(({ seconds }) => seconds));
    const bytes = { document: 0, script: 0, fonts: 0, pictures: 0, film: 0, other: 0, beforeIdle: 0 };
    for (const { type, seconds, bytes: received } of all) {
      bytes[KINDS[type] ?? 'other'] += received;
      // Never at rest while it was watched: all of it.
      if (idleMs === 0 || (seconds - begin) * 1000 <= idleMs) bytes.beforeIdle += received;
    }
    return { bytes, requests: all.length };
  };
}
