import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_PATHS } from '#shared/api.ts';
import { readEnvironment } from '#server/base/environment.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { FormLimits } from '#server/rate-limit/form-limits.ts';
import { MemoryRateLimit } from '#server/rate-limit/memory-rate-limit.ts';
import { SharedRateLimit } from '#server/rate-limit/shared-rate-limit.ts';
import type { Store } from '#server/storage/store.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { call } from '#server/testing/http-call.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const never = (): Promise<never> => new Promise(() => {});
const silent: Store = {
  engine: 'postgres',
  run: never,
  read: never,
  rehearse: never,
  close: () => Promise.resolve(),
  removeTraces: () => Promise.resolve(),
};
const DEFAULTS = readEnvironment({});
const site = await startTestWebsite();
const shipped = await startTestWebsite({
  ratePerMinute: DEFAULTS.ratePerMinute,
  ratePerHour: DEFAULTS.ratePerHour,
});
const hash = keyedHash('secret');
const local = new MemoryRateLimit(hash);
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const shared = new SharedRateLimit({ store: silent, hash, local, log: quiet, timeoutMs: 500 });
const hanging = await startTestWebsite({
  store: silent,
  storeTimeoutMs: 1_000,
  limits: new FormLimits({ rates: { perMinute: 10, perHour: 10 }, shared, local, log: quiet }),
});

test('with the limits that ship, forty colleagues behind one address all register, and a flood does not', async () => {
  const office = await openFormClient(shipped.port);
  const register = (who: string) =>
    office.register({ ...REGISTRATION, email: `${who}@example.gov.sa` }).then(({ status }) => status);
  const colleagues = await Promise.all(
    Array.from({ length: 40 }, (_, index) => register(`colleague${index}`)),
  );
  assert.deepEqual(
    colleagues.filter((status) => status !== 201),
    [],
  );
  const flood = await Promise.all(Array.from({ length: 100 }, (_, index) => register(`flood${index}`)));
  assert.equal(flood.filter((status) => status === 429).length, 80);
});

test('the same registration again is never refused for its address, however often its answer was lost', async () => {
  const { register } = await openFormClient(site.port);
  const answers = await Promise.all(Array.from({ length: 400 }, () => register(REGISTRATION)));
  assert.ok(answers.every(({ status }) => status === 201));
  const corrected = await register({ ...REGISTRATION, phone: '0509999999' });
  assert.equal(corrected.status, 429, 'another one of this person is one too many for this hour');
  assert.ok(Number(corrected.headers['retry-after']) > 0);
});

test('a database that hangs is answered in one time for everything that was asked of it', async () => {
  const { register } = await openFormClient(hanging.port);
  const began = performance.now();
  assert.equal((await register(REGISTRATION)).status, 503);
  assert.ok(performance.now() - began < 1_400, 'the count and the store have one second together');
});

test('who was refused is in the log by a mark that is no address', async () => {
  const lines: string[] = [];
  const limits = await startTestWebsite({ ratePerMinute: 1, log: (line) => lines.push(line) });
  const { register } = await openFormClient(limits.port);
  for (const _ of [1, 2]) await register(REGISTRATION);
  await call(limits.port, API_PATHS.workshopRegistration, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const refused = lines.flatMap(
    (line) => /"refused":"(\w+)".*"client":"([\w-]{12})"/u.exec(line)?.slice(1, 3) ?? [],
  );
  assert.deepEqual([refused[0], refused[2], refused[3]], ['tooMany', 'crossSite', refused[1]]);
  assert.doesNotMatch(lines.join(''), /127\.0\.0\.1/u);
});
