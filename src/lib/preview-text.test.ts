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
