import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { FormLimits } from './form-limits.ts';
import { MemoryRateLimit } from './memory-rate-limit.ts';
import type { Counted } from './rate-limit.ts';

const hash = keyedHash('secret');
const HOUR_MS = 3_600_000;

/** The limits with a clock of their own; by default those of `.env.example`. */
function limitsWith({ perMinute = 60, perHour = 300 } = {}) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const note = (_fields: object, text: string) => void lines.push(text);
  const local = new MemoryRateLimit(hash, { now: () => clock.now });
  const log = { info: note, warn: note, error: note };
  const limits = new FormLimits({ rates: { perMinute, perHour }, shared: local, local, log });
  return { clock, lines, limits };
}

async function passing(count: number, send: (index: number) => Promise<unknown>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index += 1) if ((await send(index)) === undefined) passed += 1;
  return passed;
}

test('forty colleagues behind one address register within a minute, each with a second try', async () => {
  const { clock, limits } = limitsWith();
  const passed = await passing(40, async (index) => {
    clock.now += 1_000;
    const sender = `colleague${index}@example.gov.sa`;
    return (
      (await limits.countArrival('192.0.2.1', undefined)) ??
      (await limits.countSubmission({ form: 'registrations', sender, text: '' }))
    );
  });
  assert.equal(passed, 40);
});

test('a flood is held whether it comes from one address, one network or everywhere', async () => {
  const { limits, lines } = limitsWith();
  assert.equal(await passing(500, () => limits.countArrival('192.0.2.1', undefined)), 60);
  assert.equal(await limits.countArrival('192.0.2.2', undefined), undefined, 'others are not held up');
  const fromNetwork = (index: number) =>
    limits.countArrival(`2001:db8:7:${index.toString(16)}::/64`, '2001:db8:7::/48');
  assert.equal(await passing(1000, fromNetwork), 120);
  assert.equal(await limits.countArrival('2001:db8:8:1::/64', '2001:db8:8::/48'), undefined);
  assert.deepEqual(lines, []);
  const everywhere = await passing(5000, (index) =>
    limits.countArrival(`10.0.${index >> 8}.${index & 255}`, undefined),
  );
  assert.ok(everywhere < 1200, String(everywhere));
  assert.equal(
    lines.length,
    2,
    'the operator is told once that it is unusual, and once that some are refused',
  );
});

test('one mailbox and one text get no more than a person sends, from however many addresses', async () => {
  const { limits } = limitsWith();
  const send = (sender: string, text: string) => limits.countSubmission({ form: 'messages', sender, text });
  assert.equal(await passing(50, (index) => send('victim@example.com', `text ${index}`)), 10);
  assert.equal(
    await passing(50, (index) => send(`sender${index}@example.com`, 'the same advertisement')),
    10,
  );
});

test('who is refused for the address does not use up what the network may send', async () => {
  const { limits } = limitsWith({ perMinute: 2 });
  await passing(50, () => limits.countArrival('2001:db8:7:1::/64', '2001:db8:7::/48'));
  assert.equal(await limits.countArrival('2001:db8:7:2::/64', '2001:db8:7::/48'), undefined);
});

test('so many in a minute and so many in an hour; afterwards a visitor may go on', async () => {
  const { clock, limits } = limitsWith({ perMinute: 2, perHour: 3 });
  const wait = async () => (await limits.countArrival('a', undefined))?.seconds;
  assert.deepEqual([await wait(), await wait(), await wait()], [undefined, undefined, 60]);
  clock.now += 60_000;
  // The refused request counted as well: that is the hour's limit of three.
  assert.equal(await wait(), 3540);
  clock.now += HOUR_MS;
  assert.equal(await wait(), undefined);
});

const address = (value: string): Counted => ({
  what: 'address',
  value,
  rules: [{ name: 'minute', seconds: 60, max: 1 }],
});

test('a flood of addresses costs bounded memory: the oldest are forgotten first', async () => {
  const limit = new MemoryRateLimit(hash, { maxWindows: 2, now: () => 0 });
  for (const value of ['a', 'b', 'c']) await limit.count([address(value)]);
  assert.equal((await limit.count([address('b')]))?.seconds, 60);
  assert.equal(await limit.count([address('a')]), undefined, 'the oldest was forgotten');
});

test('a client is known by its keyed hash alone, and forgotten when its time is over', async () => {
  let now = 0;
  const limit = new MemoryRateLimit(() => 'the same for everybody', { now: () => now });
  await limit.count([address('192.0.2.1')]);
  assert.equal(
    (await limit.count([address('192.0.2.2')]))?.seconds,
    60,
    'two addresses, one hash, one client',
  );
  assert.equal(limit.forgetEnded(), 1);
  now += 60_000;
  assert.equal(limit.forgetEnded(), 0);
});

test('setting the clock of the machine makes nobody wait for a day', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-02') });
  const limit = new MemoryRateLimit(hash);
  await limit.count([address('a')]);
  context.mock.timers.setTime(Date.parse('2026-01-01'));
  const excess = await limit.count([address('a')]);
  assert.ok(excess !== undefined && excess.seconds <= 60, String(excess?.seconds));
});
