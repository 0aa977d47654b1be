import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formRateRules, memoryRateLimit } from './rate-limit.ts';

test('so many in a minute and so many in an hour; afterwards a visitor may go on', async () => {
  let now = 0;
  const limit = memoryRateLimit(formRateRules(2, 3), { now: () => now });
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
  const limit = memoryRateLimit([{ name: 'minute', seconds: 60, max: 1 }], { maxClients: 2, now: () => 0 });
  await limit.count('a');
  await limit.count('b');
  await limit.count('c');
  assert.equal(await limit.count('b'), 60);
  assert.equal(await limit.count('a'), 0, 'the oldest was forgotten');
});
