import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { freshSecret, keepSecret, loadSecret } from './secret.ts';

const folder = temporaryFolder();
let count = 0;
function dataFolder(content?: string): string {
  const made = path.join(folder, String((count += 1)));
  mkdirSync(made);
  if (content !== undefined) writeFileSync(path.join(made, 'secret'), content);
  return made;
}

test('the secret is made once and kept; the one that is given wins', () => {
  const data = dataFolder();
  const first = loadSecret(undefined, data);
  assert.match(first, /^[0-9a-f]{64}$/u);
  assert.equal(loadSecret(undefined, data), first);
  assert.equal(loadSecret('given', data), 'given');
});

test('an empty file, which a power cut may leave, is filled', () => {
  const data = dataFolder('');
  const secret = loadSecret(undefined, data);
  assert.match(secret, /^[0-9a-f]{64}$/u);
  assert.equal(loadSecret(undefined, data), secret);
});

test('a short one is refused in words, not replaced', () => {
  const data = dataFolder('abc');
  assert.throws(() => loadSecret(undefined, data), {
    name: 'StartError',
    message: /damaged: remove the file/u,
  });
  assert.equal(readFileSync(path.join(data, 'secret'), 'utf8'), 'abc');
});

test('of processes that start together, the first one’s counts for all', () => {
  const data = dataFolder();
  const [mine, theirs] = [freshSecret(), freshSecret()];
  assert.equal(keepSecret(data, mine), mine);
  // The other process had found no file before this one wrote it.
  writeFileSync(path.join(data, 'secret'), `${theirs}\n`, { flag: 'a' });
  assert.equal(loadSecret(undefined, data), mine);
});
