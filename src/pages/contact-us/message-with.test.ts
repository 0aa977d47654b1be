import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageWith } from './message-with.ts';

const TEMPLATE = 'Estimate: {formula}. Today: {minutes}.';
const FIRST = 'Estimate: 8 × 9 = 72. Today: 25 minutes.';
const SECOND = 'Estimate: 2 × 9 = 18. Today: 5 minutes.';

test('an empty message becomes the estimate', () => {
  assert.equal(messageWith(' \n', FIRST, TEMPLATE), FIRST);
});

test('what the visitor wrote stays, and the estimate follows it', () => {
  assert.equal(messageWith('Good morning,\n', FIRST, TEMPLATE), `Good morning,\n\n${FIRST}`);
});

test('a later estimate takes the place of an earlier one, among what the visitor wrote', () => {
  assert.equal(messageWith(`Hello\n${FIRST}\nRegards`, SECOND, TEMPLATE), `Hello\n${SECOND}\nRegards`);
  assert.equal(messageWith(FIRST, FIRST, TEMPLATE), FIRST);
});

test('an estimate that the visitor has written on is theirs', () => {
  const own = `${FIRST} For our permits.`;
  assert.equal(messageWith(own, SECOND, TEMPLATE), `${own}\n\n${SECOND}`);
});
