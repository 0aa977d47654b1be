import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, LANGUAGES, languageOfAddress, parseLanguage, pathOfAddress } from './language.ts';
import { addressInOtherLanguage } from './switch-language.ts';

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

test('every stored value but "en" counts as Arabic', () => {
  assert.equal(parseLanguage('en'), 'en');
  for (const value of ['ar', 'EN', 'en-US', '', 'fr', null, undefined]) {
    assert.equal(parseLanguage(value), 'ar');
  }
});

test('the other language has the same page, query and hash', () => {
  const state = { search: '?page=2', hash: '#list' };
  assert.equal(addressInOtherLanguage({ pathname: '/en/news', ...state }), '/news?page=2#list');
  assert.equal(addressInOtherLanguage({ pathname: '/news', ...state }), '/en/news?page=2#list');
  assert.equal(addressInOtherLanguage({ pathname: '/', search: '', hash: '' }), '/en');
  assert.equal(addressInOtherLanguage({ pathname: '/en', search: '', hash: '' }), '/');
});
