import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';
import { CrossSiteCheck } from './cross-site.ts';

const options = { secret: 'a secret that all instances share!', isHttps: false, siteHost: undefined };

test('a token tells nobody from anybody: visitors get a few in turn, and every instance takes them', () => {
  const check = new CrossSiteCheck(options);
  const other = new CrossSiteCheck(options);
  const tokens = Array.from({ length: 1000 }, () => check.freshCookie().split(/[=;]/u)[1] ?? '');
  assert.ok(new Set(tokens).size <= 100, 'a token of its own would follow a visitor from page to page');
  tokens.forEach((token, index) => {
    assert.notEqual(token, tokens[index + 1], 'the token of the next visitor is another one');
    const cookie = `${XSRF_COOKIE}=${token}`;
    assert.ok(other.isOwnScript({ cookie, [XSRF_HEADER.toLowerCase()]: token }));
  });
});
