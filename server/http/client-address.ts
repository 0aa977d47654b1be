import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/iu;

/** The network of an IPv6 address: one visitor commonly has a whole /64. */
function networkOf(address: string): string {
  // The URL parser writes an address in its shortest form, so equal networks get equal texts.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/u, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => '0');
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`;
}

/**
 * The address that a client's requests are counted by. Of `X-Forwarded-For` only as many entries are believed, from
 * the end, as there are proxies of our own: anyone can write the ones before. IPv6 counts by /64.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',') ?? [];
  const named = trustedProxies > 0 ? (forwarded.at(-trustedProxies)?.trim() ?? '') : '';
  const address = (isIP(named) ? named : (request.socket.remoteAddress ?? '')).replace(IPV4_IN_IPV6, '');
  return isIPv6(address) ? networkOf(address) : address;
}
