import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { NINE_COURSES } from '#shared/nine-courses.ts';
import { LEADING_ENTITIES, LEADING_ENTITIES_COLLAPSED } from '#content/facts/partners.ts';

test('has 24 leading entities, each once', () => {
  assert.equal(new Set(LEADING_ENTITIES).size, 24);
});

test('hides in the style sheet what the script leaves out: everything after the first nine', async () => {
  const css = await readFile(new URL('./leading-entities.module.css', import.meta.url), 'utf8');
  assert.equal(LEADING_ENTITIES_COLLAPSED, 9);
  assert.ok(css.includes(`[data-collapsed] li:nth-child(n + ${LEADING_ENTITIES_COLLAPSED + 1})`));
});

test('each of the first nine begins where the node of its stream is, in rows as high as those of the drawing', async () => {
  const css = await readFile(new URL('./entity-rows.module.css', import.meta.url), 'utf8');
  const [narrow = '', wide = ''] = css.split('@media (width >= 768px)');
  // On phones first: what a wide window does not say again holds there, too.
  const begins = new Map<number, number>();
  for (const [part, { leading, from }] of [
    [narrow, NINE_COURSES.narrow],
    [wide, NINE_COURSES.wide],
  ] as const) {
    for (const [, selectors = '', start] of part.matchAll(
      /((?:\s*li:nth-child\(\d\),?)+) \{\s*--from: (\d+)%;/g,
    )) {
      for (const [, place] of selectors.matchAll(/nth-child\((\d)\)/g))
        begins.set(Number(place), Number(start));
    }
    assert.deepEqual(
      from.map((_, index) => begins.get(index + 1) ?? 0),
      [...from],
    );
    assert.match(part, new RegExp(`--leading: ${leading};`));
    assert.match(part, new RegExp(`grid-template-rows: repeat\\(2, ${leading}fr\\)`));
  }
});
