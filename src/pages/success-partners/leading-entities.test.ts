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

test('the crest goes from one edge of the page to the other in even steps, a row after the other', async () => {
  const css = await readFile(new URL('./entity-rows.module.css', import.meta.url), 'utf8');
  const steps = [...css.matchAll(/li:nth-child\((\d)\) \{\s*--along: ([\d.]+);/g)];
  const last = LEADING_ENTITIES_COLLAPSED - 1;
  assert.equal(steps.length, last);
  for (const [, row, along] of steps) assert.equal(Number(along), (Number(row) - 1) / last);
});
