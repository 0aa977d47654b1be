import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface PageDate {
  date: string;
  words: string;
}

const readRecord = <Value>(file: string): Record<string, Value> => JSON.parse(readFileSync(file, 'utf8'));

test('every page carries the date of its last change of words', () => {
  const recorded = readRecord<PageDate>('content/facts/page-dates.json');
  const built = readRecord<string>('dist/page-words.json');
  const stale = Object.entries(built)
    .filter(([path, words]) => recorded[path]?.words !== words)
    .map(([path]) => path);
  assert.deepEqual(stale, [], 'pages whose words have changed since: run `npm run dates`');
});
