import type { IncomingMessage, Server } from 'node:http';
import type { Log } from '#server/base/log.ts';

export interface ProxySettings {
  trustedProxies: number;
  isHttps: boolean;
}

/** What requests say about a proxy that the settings do not know, each with its cure. */
const SIGNS: readonly {
  isSeen: (request: IncomingMessage, settings: ProxySettings) => boolean;
  words: string;
}[] = [
  {
    isSeen: ({ headers }, { trustedProxies }) =>
      trustedProxies === 0 && headers['x-forwarded-for'] !== undefined,
    words:
      'Requests come with X-Forwarded-For while TRUST_PROXY is 0: if a proxy is in front, its visitors share one limit until TRUST_PROXY says how many proxies there are',
  },
  {
    isSeen: ({ headers }, { isHttps }) => !isHttps && headers['x-forwarded-proto'] === 'https',
    words:
      'Visitors come by https (X-Forwarded-Proto) while SITE_URL is no https address: set SITE_URL=https://… or cookies are not Secure and HSTS is not sent',
  },
];

/** Warns once of each sign that a proxy is in front which the settings do not know. */
export function watchProxy(server: Server, settings: ProxySettings, log: Log): void {
  let waiting = [...SIGNS];
  function look(request: IncomingMessage): void {
    for (const sign of waiting) {
      if (!sign.isSeen(request, settings)) continue;
      log.warn({}, sign.words);
      waiting = waiting.filter((other) => other !== sign);
      if (waiting.length === 0) server.off('request', look);
    }
  }
  server.on('request', look);
}
