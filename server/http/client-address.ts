import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;
/** `[2001:db8::1]:443`, `[2001:db8::1]`, `192.0.2.1:443`: some proxies name the port as well. */
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]+)\](?::\d+)?|(?<plain>[\d.]+):\d+)$/u;
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/iu;

/** The network of an IPv6 address: one visitor commonly has a whole /64. */
function networkOfVisitor(address: string): string {
  // The URL parser writes an address in its shortest form, so equal networks get equal texts.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/u, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => '0');
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The site (a /48) that an IPv6 visitor's network belongs to; undefined for IPv4. */
export function networkOf(address: string): string | undefined {
  const groups = address.split(':');
  return groups.length > NETWORK_GROUPS ? `${groups.slice(0, SITE_GROUPS).join(':')}::/48` : undefined;
}

function withoutPort(named: string): string {
  const { bracketed, plain } = WITH_PORT.exec(named)?.groups ?? {};
  return bracketed ?? plain ?? named;
}

/** The address by which a visitor is counted: IPv6 by its /64, IPv4 also when it is written as IPv6. */
export function countedAddress(remoteAddress: string): string {
  const address = remoteAddress.replace(IPV4_IN_IPV6, '');
  return isIPv6(address) ? networkOfVisitor(address) : address;
}

/**
 * The address that a client's requests are counted by. Of `X-Forwarded-For` only as many entries are believed, from
 * the end, as there are proxies of our own: anyone can write the ones before.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',') ?? [];
  const named = trustedProxies > 0 ? withoutPort(forwarded.at(-trustedProxies)?.trim() ?? '') : '';
  return countedAddress(isIP(named) ? named : (request.socket.remoteAddress ?? ''));
}
