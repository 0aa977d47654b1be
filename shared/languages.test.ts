import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, LANGUAGES, languageFacts, languageOfAddress, pathOfAddress } from './languages.ts';

test('Arabic lives at the path itself, English at /en and the path', () => {
  assert.equal(addressOf('/about-us', 'ar'), '/about-us');
  assert.equal(addressOf('/about-us', 'en'), '/en/about-us');
  assert.equal(addressOf('/', 'ar'), '/');
  assert.equal(addressOf('/', 'en'), '/en');
});

test('an address leads back to its language and its path', () => {
  for (const language of LANGUAGES) {
    for (const path of ['/', '/about-us', '/terms&conditions', '/english', '/en-route']) {
      const address = addressOf(path, language);
      assert.equal(languageOfAddress(address), language, address);
      assert.equal(pathOfAddress(address), path);
    }
  }
});

test('no two languages share their addresses, and one has those without a prefix', () => {
  const prefixes = LANGUAGES.map((language) => languageFacts(language).prefix);
  assert.equal(new Set(prefixes).size, prefixes.length);
  assert.ok(prefixes.includes(''));
});
