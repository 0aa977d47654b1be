import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { API_PATHS, REQUEST_ID_HEADER } from '#shared/api.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { call, type CallResult } from '#server/testing/http-call.ts';
import { sendRaw } from '#server/testing/raw-connection.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openTestStore, startTestWebsite } from '#server/testing/test-website.ts';
import { StoreError, type Store } from '#server/storage/store.ts';

const INFO = 30;
const WARNING = 40;
const ERROR = 50;
const idOf = ({ headers }: CallResult): unknown => headers[REQUEST_ID_HEADER.toLowerCase()];

const lineSchema = v.object({
  level: v.number(),
  msg: v.string(),
  requestId: v.optional(v.string()),
  refused: v.optional(v.string()),
  limit: v.optional(v.string()),
  fields: v.optional(v.array(v.string())),
  method: v.optional(v.string()),
  route: v.optional(v.string()),
  client: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{12}$/u))),
});

const lines: string[] = [];
const parsed = () => lines.map((line) => v.parse(lineSchema, JSON.parse(line)));
const site = await startTestWebsite({ ratePerMinute: 3, log: (line) => lines.push(line) });
const FORM = API_PATHS.workshopRegistration;

test('every refusal of the API is in the log: why, what, who, and under the name that the answer has', async () => {
  const { register } = await openFormClient(site.port);
  const forged = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const form = { method: 'POST', route: FORM };
  const expected = [
    [await register({ ...REGISTRATION, email: 'nobody' }), { ...form, level: INFO, refused: 'invalid' }],
    [await register('{"first_name":'), { ...form, level: INFO, refused: 'malformed' }],
    [await call(site.port, FORM, forged), { ...form, level: WARNING, refused: 'crossSite' }],
    [await register(REGISTRATION), undefined],
    [await register(REGISTRATION), { ...form, level: WARNING, refused: 'tooMany' }],
    [await call(site.port, FORM), { level: INFO, refused: 'wrongMethod', method: 'GET' }],
    [await call(site.port, '/api/someone@example.com'), { level: INFO, refused: 'notFound', method: 'GET' }],
    [
      await call(site.port, '/newsletter/confirm?token=guessed', { method: 'POST' }),
      { level: WARNING, refused: 'unsignedLink', method: 'POST', route: '/newsletter/confirm' },
    ],
  ] as const;
  assert.equal(
    new Set(expected.map(([answer]) => idOf(answer))).size,
    expected.length,
    'each has a name of its own',
  );
  for (const [answer, event] of expected) {
    const told = parsed().filter(
      ({ requestId, refused }) => requestId === idOf(answer) && refused !== undefined,
    );
    assert.equal(told.length, event === undefined ? 0 : 1, String(answer.status));
    if (event === undefined) continue;
    const [{ client, limit, fields, level, refused, method, route } = {}] = told;
    assert.deepEqual({ route: undefined, ...event }, { level, refused, method, route });
    assert.match(client ?? '', /./u);
    assert.equal(limit, event.refused === 'tooMany' ? 'address' : undefined);
    assert.deepEqual(fields, event.refused === 'invalid' ? ['email'] : undefined);
  }
  assert.doesNotMatch(lines.join(''), /nobody|someone|example\.com|guessed|127\.0\.0\.1/u);
});

test('what is no proper HTTP is in the log as well, by a mark of who sent it', async () => {
  await sendRaw(site.port, 'hunter2\r\n\r\n');
  const told = parsed().filter(({ refused }) => refused === 'broken');
  assert.equal(told.length, 1);
  assert.equal(told[0]?.client, parsed().find(({ refused }) => refused === 'crossSite')?.client);
  assert.doesNotMatch(lines.join(''), /hunter2/u);
});

test('an answer that something failed names its line in the log, which names a full disk in words', async () => {
  const store = await openTestStore(temporaryFolder());
  const full: Store = {
    engine: 'sqlite',
    run: () => Promise.reject(new StoreError('database or disk is full', 'SQLITE_FULL')),
    read: (unit) => store.read(unit),
    rehearse: (unit) => store.rehearse(unit),
    removeTraces: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const failing = await startTestWebsite({ store: full, log: (line) => lines.push(line) });
  const { register } = await openFormClient(failing.port);
  const answer = await register(REGISTRATION);
  assert.equal(answer.status, 503);
  const { requestId } = v.parse(v.object({ requestId: v.string() }), JSON.parse(answer.text));
  assert.equal(requestId, idOf(answer));
  const told = parsed().find((line) => line.requestId === requestId && line.level === ERROR);
  assert.match(told?.msg ?? '', /^The disk of DATA_DIR is full/u);
});
