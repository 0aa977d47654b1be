import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

function readRecord(file: string): Map<string, unknown> {
  const values: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(values ?? {}));
}

test('every page carries the date of its last change of words', () => {
  const recorded = readRecord('content/facts/page-words.json');
  const stale = [...readRecord('dist/page-words.json')]
    .filter(([path, words]) => recorded.get(path) !== words)
    .map(([path]) => path);
  assert.deepEqual(stale, [], 'pages whose words have changed since: run `npm run dates`');
});
