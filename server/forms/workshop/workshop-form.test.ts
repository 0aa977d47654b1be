import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { DEFAULT_WORKSHOP } from '#shared/form-fields.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { openFormClient, postPlainForm } from '#server/testing/form-client.ts';
import { registrationUnit, REGISTRATION } from '#server/testing/submissions.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';
import { examineWorkshop } from './examine-workshop.ts';

const { port, store } = await startTestWebsite();
const visitor = await openFormClient(port);
const storedSchema = v.object({
  first_name: v.string(),
  phone: v.string(),
  email: v.string(),
  workshop: v.string(),
});
const outboxSchema = v.object({ kind: v.string(), count: v.number() });

const storedFor = (address: string) =>
  readRows(store, storedSchema, {
    sql: 'select * from registrations where address = $1 order by id',
    values: [address],
  });
const lettersFor = (address: string) =>
  readRows(store, outboxSchema, {
    sql: `select kind, cast(count(*) as integer) as count from outbox where subject_id in (
            select id from registrations where address = $1) group by kind order by kind`,
    values: [address],
  });

test('a registration is stored with its letters and acknowledged in the language of the visitor', async () => {
  const arabic = await visitor.register({ ...REGISTRATION, email: 'first@example.com' });
  assert.equal(arabic.status, 201);
  assert.equal(arabic.headers['cache-control'], 'no-store');
  assert.deepEqual(Object.keys(arabic.json()), ['message']);
  assert.match(arabic.json().message, /^[\u0600-\u06ff]/u);
  const english = await visitor.register(
    { ...REGISTRATION, email: 'first@example.com' },
    { 'Accept-Language': 'en' },
  );
  assert.match(english.json().message, /^[A-Z]/u);
  assert.deepEqual(await lettersFor('first@example.com'), [
    { kind: 'registration-confirmation', count: 1 },
    { kind: 'registration-notice', count: 1 },
  ]);
});

test('the same registration sent again, at once or later, is one row and gets the same answer', async () => {
  const input = { ...REGISTRATION, email: 'Again@Example.com' };
  const variants = [
    input,
    { ...input, email: ' again@EXAMPLE.com ' },
    { ...input, phone: '+966 50 123 4567' },
    { ...input, phone: '٠٥٠١٢٣٤٥٦٧', first_name: '  محمد\u200f ' },
  ];
  const answers = await Promise.all(
    [...variants, ...variants, ...variants].map((variant) => visitor.register(variant)),
  );
  assert.deepEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1);
  assert.equal(answers[0]?.status, 201);
  assert.equal((await storedFor('again@example.com')).length, 1);
});

test('a corrected phone is a new row, and the visitor is not written to twice', async () => {
  const input = { ...REGISTRATION, email: 'corrected@example.com' };
  await visitor.register(input);
  await visitor.register({ ...input, phone: '0559999999' });
  const phones = (await storedFor('corrected@example.com')).map(({ phone }) => phone);
  assert.deepEqual(phones, ['0501234567', '0559999999']);
  assert.deepEqual(await lettersFor('corrected@example.com'), [
    { kind: 'registration-confirmation', count: 1 },
    { kind: 'registration-notice', count: 2 },
  ]);
});

test('what is not valid is told field by field, in both languages, and nothing is stored', async () => {
  const input = { ...REGISTRATION, first_name: ' \u200f ', email: 'nobody' };
  const arabic = await visitor.register(input);
  assert.equal(arabic.status, 422);
  assert.deepEqual(Object.keys(arabic.json().errors ?? {}), ['first_name', 'email']);
  for (const sentence of Object.values(arabic.json().errors ?? {}))
    assert.match(sentence, /^[\u0600-\u06ff]/u);
  const english = await visitor.register(input, { 'Accept-Language': 'fr;q=0.9, en-GB;q=0.8' });
  for (const sentence of Object.values(english.json().errors ?? {})) assert.match(sentence, /^[A-Z]/u);
  assert.equal((await storedFor('nobody')).length, 0);
});

test('a phone that nobody expected is stored as it came', async () => {
  const input = { ...REGISTRATION, email: 'odd@example.com', phone: 'تحويلة 12' };
  assert.equal((await visitor.register(input)).status, 201);
  assert.equal((await storedFor('odd@example.com'))[0]?.phone, 'تحويلة 12');
});

test('a workshop that nobody knows, or that is not open yet, is refused in words of its own', async () => {
  const [, , notOpen] = WORKSHOPS;
  const messages = [];
  for (const [workshop, language] of [
    ['ورشة أخرى', 'ar'],
    ['Another workshop', 'en'],
    [notOpen.value, 'ar'],
    [notOpen.value, 'en'],
  ] as const) {
    const input = { ...REGISTRATION, email: 'refused@example.com', workshop };
    const answer = await visitor.register(input, { 'Accept-Language': language });
    assert.equal(answer.status, 422);
    const { message, errors } = answer.json();
    assert.match(message, language === 'ar' ? /^[\u0600-\u06ff]/u : /^[A-Z]/u);
    assert.deepEqual(errors, { workshop: message });
    messages.push(message);
    const plain = await postPlainForm(port, input, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    assert.equal(plain.headers.location, '/media/ndsworkshop/closed');
  }
  assert.equal(new Set(messages).size, messages.length, 'each says what is the matter');
  assert.deepEqual(await storedFor('refused@example.com'), []);
});

test('however a page calls a workshop, it is stored under one name', async () => {
  for (const workshop of ['Turning point', ' TURNING  POINT', 'نقطة تحوّل', WORKSHOPS[0].value]) {
    const answer = await visitor.register({ ...REGISTRATION, email: 'named@example.com', workshop });
    assert.equal(answer.status, 201, workshop);
  }
  const stored = await storedFor('named@example.com');
  assert.deepEqual(
    stored.map(({ workshop }) => workshop),
    [WORKSHOPS[0].value],
  );
});

test('once a workshop has closed nobody new is registered; who is already, gets the same answer again', async () => {
  const closesAt = '2027-01-01T12:00:00+03:00';
  const closing = [{ ...WORKSHOPS[0], closesAt } as const];
  const examinedAt = (now: string) => examineWorkshop(REGISTRATION, new Date(now), closing);
  assert.deepEqual(examinedAt('2027-01-01T08:59:59Z'), { submission: REGISTRATION });
  assert.deepEqual(examinedAt('2027-01-01T09:00:00Z'), { refusal: 'workshopClosed', field: 'workshop' });

  const registered = { ...REGISTRATION, email: 'early@example.com', workshop: WORKSHOPS[2].value };
  await store.run(registrationUnit(registered));
  const again = await visitor.register({ ...registered, email: 'EARLY@example.com ' });
  assert.equal(again.status, 201);
  assert.equal((await storedFor('early@example.com')).length, 1);
  assert.equal((await visitor.register({ ...registered, phone: '0559999999' })).status, 422);
  assert.equal((await visitor.register({ ...registered, email: 'late@example.com' })).status, 422);
});

test('unknown keys are left out, also those that mean something to JavaScript', async () => {
  const text = JSON.stringify({ ...REGISTRATION, email: 'keys@example.com', extra: 'x' });
  const input = text.replace(
    '{',
    '{"__proto__":{"first_name":"x"},"constructor":{"prototype":{"phone":"x"}},',
  );
  assert.equal((await visitor.register(input)).status, 201);
  assert.equal((await storedFor('keys@example.com'))[0]?.first_name, REGISTRATION.first_name);
});

test('without JavaScript the visitor ends on a page that says what happened', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const input = { ...REGISTRATION, email: 'plain@example.com', employer: 'شركة & أبناؤه + 1' };
  for (const [language, folder] of [
    ['ar', ''],
    ['en', '/en'],
  ] as const) {
    const stored = await postPlainForm(port, input, { language, headers });
    assert.equal(stored.status, 303);
    assert.equal(stored.headers.location, `${folder}/media/ndsworkshop/registered`);
    const incomplete = await postPlainForm(port, { ...input, phone: ' ' }, { language, headers });
    assert.equal(incomplete.status, 303);
    assert.equal(incomplete.headers.location, `${folder}/media/ndsworkshop/incomplete`);
  }
  assert.equal((await storedFor('plain@example.com')).length, 1);
});

test('a plain form from elsewhere, or one nobody can place, is not stored', async () => {
  const input = { ...REGISTRATION, email: 'foreign@example.com' };
  for (const headers of [
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: `http://127.0.0.1:${port}` },
  ]) {
    const answer = await postPlainForm(port, input, { headers });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.location, '/media/ndsworkshop/failed');
  }
  assert.equal((await storedFor('foreign@example.com')).length, 0);
  const own = await postPlainForm(port, input, { headers: { Origin: `http://127.0.0.1:${port}` } });
  assert.equal(own.headers.location, '/media/ndsworkshop/registered', 'an old browser names the origin only');
});

test('the default of the form is the first workshop of the page', () => {
  assert.equal(WORKSHOPS[0].value, DEFAULT_WORKSHOP);
});
