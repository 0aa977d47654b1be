import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const read = (...parts: string[]): string => readFileSync(path.join(import.meta.dirname, ...parts), 'utf8');
const tokens = read('..', '..', '..', 'src', 'styles', 'tokens.css');
const palette = read('palette.ts');

test('the letters have the colours of the site', () => {
  const named = [...palette.matchAll(/'(#\w+)', \/\/ (--[\w-]+)/gu)];
  assert.ok(named.length > 10);
  for (const [, colour = '', token = ''] of named) assert.ok(tokens.includes(`${token}: ${colour};`), token);
  const [horizon = ''] = /HORIZON = .+/u.exec(palette) ?? [];
  for (const [colour] of horizon.matchAll(/#\w+/gu)) assert.ok(tokens.includes(`: ${colour};`), colour);
});
