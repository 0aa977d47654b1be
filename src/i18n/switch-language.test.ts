import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameAddressIn } from './switch-language.ts';

test('another language has the same page, query and hash', () => {
  const state = { search: '?page=2', hash: '#list' };
  assert.equal(sameAddressIn('ar', { pathname: '/en/news', ...state }), '/news?page=2#list');
  assert.equal(sameAddressIn('en', { pathname: '/news', ...state }), '/en/news?page=2#list');
  assert.equal(sameAddressIn('en', { pathname: '/', search: '', hash: '' }), '/en');
  assert.equal(sameAddressIn('ar', { pathname: '/en', search: '', hash: '' }), '/');
});
