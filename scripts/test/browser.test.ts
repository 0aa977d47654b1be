import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBrowser } from './browser.ts';

const only = (path: string) => (asked: string) => asked === path;

test('the browser named by CHROMIUM_PATH wins', () => {
  assert.equal(
    findBrowser({ CHROMIUM_PATH: '/opt/browser', PATH: '/usr/bin' }, () => true),
    '/opt/browser',
  );
});

test('a CHROMIUM_PATH that does not exist is not replaced by another browser in silence', () => {
  assert.equal(findBrowser({ CHROMIUM_PATH: '/opt/none' }, only('/usr/bin/chromium')), undefined);
});

test('of several the headless shell is taken: the same engine at half the time', () => {
  assert.equal(
    findBrowser({ PATH: '/usr/bin' }, () => true),
    '/usr/bin/chromium-headless-shell',
  );
});

test('a browser on the PATH is found before the standard places', () => {
  assert.equal(findBrowser({ PATH: '/a:/b' }, only('/b/google-chrome')), '/b/google-chrome');
  assert.equal(findBrowser({ PATH: '' }, only('/usr/bin/chromium')), '/usr/bin/chromium');
  assert.equal(
    findBrowser({}, () => false),
    undefined,
  );
});
