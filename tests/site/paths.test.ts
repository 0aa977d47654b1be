import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATHS } from '#content/facts/paths.ts';
import { isServed } from './built-site.ts';

test('every address that a link may name is a page, in both languages', () => {
  for (const path of Object.values(PATHS)) {
    assert.ok(isServed(path), path);
    assert.ok(isServed(`/en${path}`), `/en${path}`);
  }
});
