import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { test } from 'node:test';

const parts = globSync('src/ui/*/*.tsx').filter((file) => !file.endsWith('.examples.tsx'));

test('the parts are found', () => assert.ok(parts.length > 10));

for (const part of parts.toSorted()) {
  test(`${part} has examples for the gallery beside it`, () => {
    assert.ok(existsSync(part.replace(/\.tsx$/, '.examples.tsx')));
  });
}
