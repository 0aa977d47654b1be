import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string) => readFileSync(path, 'utf8');
const numbers = (text: string, expression: RegExp) => expression.exec(text)?.slice(1).map(Number) ?? [];

test('the four lines of article 1 begin in the dot of its drawing, and the last one falls straight to its aim', () => {
  const drawing = read('src/ui/drawing/drawings/convergence.module.css').split('@media')[0] ?? '';
  const [width = 0, height = 0] = numbers(drawing, /aspect-ratio: (\d+) \/ (\d+)/);
  const [top = 0, start = 0] = numbers(
    drawing,
    /inset-block-start: ([\d.]+)%;\s+inset-inline-start: ([\d.]+)%/,
  );
  const page = read('src/pages/article-1/objectives.module.css');
  const [across, last = 0] = numbers(page, /--notes: calc\(.* \* (\d+) \/ (\d+)\)/);
  const [between = 0] = numbers(page, /--between: calc\(var\(--notes\) \* (\d+) \/ \d+\)/);
  const [fall = 0] = numbers(page, /--fall: calc\(var\(--notes\) \* (\d+) \/ \d+\)/);
  assert.equal(across, width);
  assert.equal(Math.round(((100 - top) * height) / 100), fall);
  assert.equal(Math.round((start * width) / 100 + 1.5 * between), width - last);
});

test('on phones the four lines go on beside the text where its drawing leaves them', () => {
  const [, narrow = ''] = read('src/ui/drawing/drawings/convergence.module.css').split('@media');
  const [width] = numbers(narrow, /aspect-ratio: (\d+) \/ \d+/);
  const [between, weight] = numbers(
    read('artwork/drawings/convergence.ts'),
    /CABLE = \{ between: (\d+), weight: (\d+),/,
  );
  const page = read('src/pages/article-1/objectives-narrow.module.css');
  assert.deepEqual(numbers(page, /--unit: calc\(var\(--page\) \/ (\d+)\)/), [width]);
  assert.deepEqual(numbers(page, /--pitch: calc\((\d+) \* var\(--unit\)\)/), [between]);
  assert.deepEqual(numbers(page, /--weight: calc\((\d+) \* var\(--unit\)\)/), [weight]);
});
