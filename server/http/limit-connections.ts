import type { Server } from 'node:http';
import { clientMark, type KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';
import { countedAddress, networkOf } from './client-address.ts';

/** An office of five hundred with two browser windows each. */
const MAX_PER_ADDRESS = 1_000;
const QUIET_MS = 60_000;

export interface ConnectionLimitOptions {
  /** Behind a proxy all connections come from it: then the proxy limits its clients. */
  trustedProxies: number;
  hash: KeyedHash;
  log: Log;
  maxPerAddress?: number;
}

/**
 * Keeps one client (an IPv4 address, an IPv6 site) from taking all the connections that the server has, and notes in the
 * log, at most once a minute, when one tries or when there are none left.
 */
export function limitConnections(server: Server, options: ConnectionLimitOptions): void {
  const { trustedProxies, hash, log, maxPerAddress = MAX_PER_ADDRESS } = options;
  const counts = new Map<string, number>();
  const saidAt = new Map<string, number>();

  function sayOnce(words: string, fields: object): void {
    const now = performance.now();
    if (now - (saidAt.get(words) ?? -QUIET_MS) < QUIET_MS) return;
    saidAt.set(words, now);
    log.warn(fields, words);
  }

  server.on('drop', () => sayOnce('All connections are taken: new visitors are refused', {}));
  if (trustedProxies > 0) return;
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const client = networkOf(address) ?? address;
    const count = (counts.get(client) ?? 0) + 1;
    if (count > maxPerAddress) {
      const mark = clientMark(hash, client, new Date());
      sayOnce('A client has all the connections that one may have: its further ones are refused', {
        client: mark,
      });
      socket.destroy();
      return;
    }
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  });
}
