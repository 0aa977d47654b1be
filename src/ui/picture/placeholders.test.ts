import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pictures } from './pictures.ts';

test('every picture has a colour of its own before it is there', () => {
  const rules = readFileSync('src/ui/picture/placeholders.css', 'utf8');
  const bare = Object.keys(pictures).filter(
    (name) => !new RegExp(`/${name}\\.'\\](?:,\\n[^,{]+)* \\{\\s*background: #[0-9a-f]{3};`).test(rules),
  );
  assert.deepEqual(bare, []);
});
