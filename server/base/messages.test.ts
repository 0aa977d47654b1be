import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillText, messagesIn } from './messages.ts';

/** Every text of a tree with the path that leads to it. */
function textsIn(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

test('both languages have the same texts, with the same places to fill in', () => {
  const english = new Map(textsIn(messagesIn('en')));
  const arabic = textsIn(messagesIn('ar'));
  assert.equal(english.size, arabic.length);
  for (const [path, text] of arabic) {
    const translation = english.get(path) ?? assert.fail(path);
    assert.deepEqual(placeholders(translation), placeholders(text), path);
  }
});

test('English words are English and Arabic words Arabic', () => {
  for (const [path, text] of textsIn(messagesIn('en'))) assert.doesNotMatch(text, /[\u0600-\u06ff]/u, path);
  for (const [path, text] of textsIn(messagesIn('ar'))) {
    if (!path.endsWith('unlistedWorkshop')) assert.match(text, /[\u0600-\u06ff]/u, path);
  }
});

test('a value that looks like a placeholder is not filled in again', () => {
  assert.equal(fillText('{a} {b} {c}', { a: '{b}', b: '$&' }), '{b} $& {c}');
});
