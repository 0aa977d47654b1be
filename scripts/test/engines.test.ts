import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayMakeJourneys } from './e2e.ts';
import { engineMissing, findEngine } from './engines.ts';

test('Debian’s Firefox is taken before another one on the PATH', () => {
  const env = { PATH: '/a:/b' };
  assert.deepEqual(
    findEngine(env, 'firefox', (path) => ['/a/firefox', '/b/firefox-esr'].includes(path)),
    { browser: '/b/firefox-esr' },
  );
  assert.equal(
    findEngine(env, 'firefox', () => false),
    undefined,
  );
});

test('WebKit without its driver or without a display is no engine', () => {
  for (const missing of ['WebKitWebDriver', 'Xvfb']) {
    assert.equal(
      findEngine({ PATH: '/usr/bin' }, 'webkit', (path) => !path.endsWith(missing)),
      undefined,
    );
  }
});

test('what is missing is named in one sentence, with its packages', () => {
  assert.match(engineMissing('webkit'), /^[^.]*WebKit[^.]*webkit2gtk-driver xvfb[^.]*\.$/);
});

test('engines are installed only where a filter leaves their journeys', () => {
  assert.equal(mayMakeJourneys([]), true);
  assert.equal(mayMakeJourneys(['journeys']), true);
  assert.equal(mayMakeJourneys(['faq.spec']), false);
});
