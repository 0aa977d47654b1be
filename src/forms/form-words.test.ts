import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '#content/en/forms.ts';
import { errorTexts, failureText } from './form-words.ts';

const refusal = (status: number, message: string | null = null) =>
  ({ kind: 'refused', status, message, errors: {} }) as const;

test('only touched fields complain', () => {
  const issues = { name: 'required', email: 'email' } as const;
  assert.deepEqual(errorTexts(issues, new Set(['email'] as const), forms), { email: forms.invalidEmail });
  assert.deepEqual(errorTexts(issues, new Set(), forms), {});
});

test('every issue has a sentence of its own', () => {
  const issues = { a: 'required', b: 'email', c: 'tooLong' } as const;
  const texts = Object.values(errorTexts(issues, new Set(['a', 'b', 'c'] as const), forms));
  assert.equal(new Set(texts).size, 3);
});

test('the message of the server wins over a general one', () => {
  assert.equal(failureText(refusal(503, 'Closed for the night'), forms.failure), 'Closed for the night');
});

test('without a message, offline, time-out, too many requests and a fault of the server are told apart', () => {
  const texts = [
    failureText({ kind: 'offline' }, forms.failure),
    failureText({ kind: 'timeout' }, forms.failure),
    failureText(refusal(429), forms.failure),
    failureText(refusal(502), forms.failure),
    failureText(refusal(413), forms.failure),
  ];
  assert.equal(new Set(texts).size, texts.length);
});
