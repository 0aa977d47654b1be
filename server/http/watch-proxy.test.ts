import assert from 'node:assert/strict';
import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { watchProxy, type ProxySettings } from './watch-proxy.ts';

const FORWARDED = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };

/** What the log says when a server with these settings gets three requests through a proxy. */
function saidWith(settings: ProxySettings, headers: Record<string, string> = FORWARDED): string[] {
  const lines: string[] = [];
  const note = (_fields: object, text: string) => void lines.push(text);
  const server = createServer();
  watchProxy(server, settings, { info: note, warn: note, error: note });
  for (const _ of [1, 2, 3]) {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, headers);
    server.emit('request', request);
  }
  return lines;
}

test('a proxy that the settings do not know is told once, with the cure', () => {
  const both = saidWith({ trustedProxies: 0, isHttps: false });
  assert.equal(both.length, 2);
  assert.match(both.join(), /TRUST_PROXY.+SITE_URL=https/u);
  assert.equal(saidWith({ trustedProxies: 0, isHttps: true }).length, 1);
  assert.deepEqual(saidWith({ trustedProxies: 1, isHttps: true }), []);
  assert.deepEqual(saidWith({ trustedProxies: 0, isHttps: false }, {}), []);
});
