import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LEADING_ENTITIES, LEADING_ENTITIES_COLLAPSED } from '#content/facts/partners.ts';

test('has 24 leading entities, each once', () => {
  assert.equal(new Set(LEADING_ENTITIES).size, 24);
});

test('hides in the style sheet what the script leaves out: everything after the first nine', async () => {
  const css = await readFile(new URL('./leading-entities.module.css', import.meta.url), 'utf8');
  assert.equal(LEADING_ENTITIES_COLLAPSED, 9);
  assert.ok(css.includes(`[data-collapsed] li:nth-child(n + ${LEADING_ENTITIES_COLLAPSED + 1})`));
});
