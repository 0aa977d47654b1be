import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (pattern: string) =>
  globSync(pattern)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

test('every token is read by somebody', () => {
  const tokens = [...read('src/styles/{tokens,themes,type}.css').matchAll(/^\s*(--[\w-]+):/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  assert.ok(tokens.length > 0, 'no tokens are found');
  const source = read('src/**/*.css');
  assert.deepEqual(
    tokens.filter((token) => !new RegExp(`var\\(${token}[,)]`).test(source)),
    [],
  );
});
