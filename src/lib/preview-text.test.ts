import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewText } from './preview-text.ts';

test('a longer text is cut to its first characters and one ellipsis', () => {
  assert.equal(previewText('x'.repeat(72), 71), `${'x'.repeat(71)}…`);
});

test('a text that is not longer stays as it is', () => {
  assert.equal(previewText('x'.repeat(71), 71), 'x'.repeat(71));
  assert.equal(previewText('', 71), '');
});

test('a letter is never parted from its marks, nor a sign from its parts', () => {
  assert.equal(previewText('مُدَرِّسَة', 3), 'مُدَرِّ…');
  assert.equal(previewText('👩‍💻👩‍💻', 1), '👩‍💻…');
});

test('signs that several code points make count as the standard counts them', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const text of ['مُدَرِّسَة', 'می\u200cشود', 'e\u0301a', '👍🏽👩‍👩‍👧', '🇸🇦🇸🇦', '1️⃣ ٪', 'أ\nب']) {
    const letters = [...segmenter.segment(text)].map(({ segment }) => segment);
    for (const length of letters.keys()) {
      assert.equal(previewText(text, length), `${letters.slice(0, length).join('')}…`, text);
    }
    assert.equal(previewText(text, letters.length), text);
  }
});
