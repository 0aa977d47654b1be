import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleLetters } from '../../scripts/gallery/sample-letters.ts';

for (const { name, language, html } of sampleLetters()) {
  test(`${name} in ${language}: whole, in its direction, and nothing in it is fetched from anywhere`, () => {
    assert.ok(
      html.includes(`<html lang="${language === 'en' && name.includes('notice') ? 'ar' : language}"`),
    );
    assert.doesNotMatch(html, /<(?:img|link|script|iframe|video)\b|\bsrc=|background=|url\(|@import/iu);
    assert.doesNotMatch(html, /\{\w+\}|undefined/u);
  });
}
