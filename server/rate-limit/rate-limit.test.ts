import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { formRateRules, memoryRateLimit } from './rate-limit.ts';

const hash = keyedHash('secret');

test('so many in a minute and so many in an hour; afterwards a visitor may go on', async () => {
  let now = 0;
  const limit = memoryRateLimit(formRateRules(2, 3), hash, { now: () => now });
  assert.deepEqual([await limit.count('a'), await limit.count('a')], [0, 0]);
  assert.equal(await limit.count('a'), 60);
  assert.equal(await limit.count('b'), 0, 'others are not held up');
  now += 60_000;
  // The refused request counted as well: that is the hour's limit of three.
  assert.equal(await limit.count('a'), 3540);
  now += 3_540_000;
  assert.equal(await limit.count('a'), 0);
});

test('a flood of addresses costs bounded memory: the oldest are forgotten first', async () => {
  const limit = memoryRateLimit([{ name: 'minute', seconds: 60, max: 1 }], hash, {
    maxClients: 2,
    now: () => 0,
  });
  await limit.count('a');
  await limit.count('b');
  await limit.count('c');
  assert.equal(await limit.count('b'), 60);
  assert.equal(await limit.count('a'), 0, 'the oldest was forgotten');
});

test('a client is known by its keyed hash alone, and forgotten when its time is over', async () => {
  let now = 0;
  const blind = (): string => 'the same for everybody';
  const limit = memoryRateLimit(formRateRules(1, 9), blind, { now: () => now });
  await limit.count('192.0.2.1');
  assert.equal(await limit.count('192.0.2.2'), 60, 'two addresses with one hash are one client');
  now += 60_000;
  assert.equal(limit.forgetEnded(), 1, 'the minute is over, the hour is not');
  now += 3_540_000;
  assert.equal(limit.forgetEnded(), 0);
});
