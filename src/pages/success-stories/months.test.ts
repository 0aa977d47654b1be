import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { SUCCESS_STORIES } from '#content/facts/success-stories.ts';

test('the strokes of the longest story are as wide as their column at most', async () => {
  const css = await readFile(new URL('./months.module.css', import.meta.url), 'utf8');
  const [, room] = /--column\) \/ (\d+)/.exec(css) ?? [];
  assert.ok(Math.max(...SUCCESS_STORIES.map(({ duration }) => duration)) <= Number(room));
});

test('each picture is as high as the months of its story', async () => {
  const css = await readFile(new URL('./months.module.css', import.meta.url), 'utf8');
  const written = [...css.matchAll(/\.(\w+) \{\s*--months: (\d+);/g)].map(([, id, months]) => [
    id,
    Number(months),
  ]);
  assert.deepEqual(
    written,
    SUCCESS_STORIES.map(({ id, duration }) => [id, duration]),
  );
});
