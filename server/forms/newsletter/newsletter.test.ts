import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { API_PATHS } from '#shared/api.ts';
import { LETTERS } from '../forms.ts';
import { composeLetter } from '#server/outbox/compose-letter.ts';
import { readRows } from '#server/storage/read-rows.ts';
import { CORRESPONDENCE } from '#server/testing/correspondence.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { call, type CallOptions } from '#server/testing/http-call.ts';
import { startTestWebsite, TEST_HASH } from '#server/testing/test-website.ts';

const ended: string[] = [];
const { port, store } = await startTestWebsite({
  onUnsubscribed: (address) => {
    ended.push(address);
  },
});
const visitor = await openFormClient(port);
const subscribe = (email: string, headers = {}) =>
  visitor.post(API_PATHS.newsletterSubscription, { email }, headers);

const rowSchema = v.looseObject({ id: v.string(), state: v.string(), language: v.string() });
const stored = async (address: string) => {
  const [row] = await readRows(store, rowSchema, {
    sql: 'select * from subscriptions where address = $1',
    values: [address],
  });
  return row;
};
const letterKinds = async (address: string) => {
  const rows = await readRows(store, v.object({ kind: v.string() }), {
    sql: `select kind from outbox where subject_id in (select id from subscriptions where address = $1) order by kind`,
    values: [address],
  });
  return rows.map(({ kind }) => kind);
};

async function letter(kind: string, address: string) {
  const source = LETTERS.find((each) => each.kind === kind) ?? assert.fail(kind);
  return composeLetter('letter', source, await stored(address), { ...CORRESPONDENCE, hash: TEST_HASH });
}
/** The path and query of the first link to a page of the newsletter in a letter. */
const linkIn = (text: string): string =>
  /https:\/\/www\.example\.org(\/\S*newsletter\/\S+)/u.exec(text)?.[1] ?? assert.fail('no link');
const press = (address: string, options: CallOptions = {}) =>
  call(port, address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...options,
  });

test('an address is subscribed only once its owner has pressed the button behind the letter', async () => {
  const answer = await subscribe('new@example.com');
  assert.equal(answer.status, 201);
  assert.equal((await stored('new@example.com'))?.state, 'pending');
  assert.deepEqual(
    await letterKinds('new@example.com'),
    ['subscription-opt-in'],
    'the company hears nothing yet',
  );
  const { text } = await letter('subscription-opt-in', 'new@example.com');
  // A mail scanner opens every link.
  await call(port, linkIn(text));
  assert.equal((await stored('new@example.com'))?.state, 'pending');
  const pressed = await press(linkIn(text));
  assert.equal(pressed.status, 303);
  assert.equal(pressed.headers.location, '/newsletter/confirmed');
  assert.equal((await stored('new@example.com'))?.state, 'confirmed');
  const kinds = ['subscription-confirmation', 'subscription-notice', 'subscription-opt-in'];
  assert.deepEqual(await letterKinds('new@example.com'), kinds);
  assert.equal((await press(linkIn(text))).headers.location, '/newsletter/confirmed', 'pressed twice');
  assert.deepEqual(await letterKinds('new@example.com'), kinds);
});

test('the answer is the same whether an address is new, waiting or subscribed', async () => {
  const waiting = await subscribe('New@Example.com');
  const fresh = await subscribe('fresh@example.com');
  const again = await subscribe('fresh@example.com');
  assert.deepEqual(new Set([waiting, fresh, again].map(({ status, text }) => `${status} ${text}`)).size, 1);
  assert.equal((await letterKinds('new@example.com')).length, 3, 'who is subscribed is not written to again');
  assert.deepEqual(await letterKinds('fresh@example.com'), ['subscription-opt-in'], 'asked once a day');
});

test('a mail program ends a subscription with one click, without a page of ours', async () => {
  await subscribe('leaving@example.com', { 'Accept-Language': 'en' });
  await press(linkIn((await letter('subscription-opt-in', 'leaving@example.com')).text));
  const { headers } = await letter('subscription-confirmation', 'leaving@example.com');
  assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
  const address = linkIn(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
  assert.match(address, /^\/en\/newsletter\/unsubscribe\?/u);
  const boundary = 'x';
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  const answer = await press(address, {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
  });
  assert.equal(answer.status, 200, 'no redirect: mail programs follow none');
  assert.equal(await stored('leaving@example.com'), undefined, 'the address is gone');
  assert.deepEqual(ended, ['leaving@example.com'], 'a restored backup is told');
  const twice = await press(address, { body: 'List-Unsubscribe=One-Click' });
  assert.equal(twice.status, 200);
});

test('the page’s button ends it as well, in the page’s language', async () => {
  await subscribe('page@example.com', { 'Accept-Language': 'en' });
  await press(linkIn((await letter('subscription-opt-in', 'page@example.com')).text));
  const { text, html } = await letter('subscription-confirmation', 'page@example.com');
  assert.ok(html.includes('/en/newsletter/unsubscribe?token='));
  const answer = await press(linkIn(text));
  assert.equal(answer.headers.location, '/en/newsletter/unsubscribed');
  assert.equal(await stored('page@example.com'), undefined);
});

test('a link that was not signed for what it does, does nothing', async () => {
  await subscribe('guarded@example.com');
  const confirm = linkIn((await letter('subscription-opt-in', 'guarded@example.com')).text);
  const token = confirm.slice(confirm.indexOf('token='));
  for (const address of [
    '/newsletter/confirm',
    '/newsletter/confirm?token=',
    `/newsletter/unsubscribe?${token}`,
    `/newsletter/confirm?${token}x`,
    `/newsletter/confirm?${token.slice(0, -1)}`,
  ]) {
    assert.equal((await press(address)).headers.location, '/newsletter/expired', address);
  }
  assert.equal((await stored('guarded@example.com'))?.state, 'pending');
});

test('an address that nobody confirms in time is not confirmed later', async () => {
  await subscribe('late@example.com');
  const { text } = await letter('subscription-opt-in', 'late@example.com');
  await store.run([
    {
      sql: `update subscriptions set state_at = '2020-01-01T00:00:00.000Z' where address = 'late@example.com'`,
      values: [],
    },
  ]);
  assert.equal((await press(linkIn(text))).headers.location, '/newsletter/expired');
  assert.equal((await stored('late@example.com'))?.state, 'pending');
});
