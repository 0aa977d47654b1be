import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formAfter, freshForm, type FormEvent } from './form-state.ts';

type Field = 'email' | 'phone';

const COMPLAINT: FormEvent<Field> = {
  kind: 'checked',
  issues: { email: 'email' },
  doubtful: new Set(['phone']),
};

function after(...events: FormEvent<Field>[]) {
  return events.reduce(formAfter<Field>, freshForm<Field>());
}

test('two fields that are left before the rules arrive are both touched', () => {
  const { touched } = after({ kind: 'touched', fields: ['email'] }, { kind: 'touched', fields: ['phone'] });
  assert.deepEqual([...touched], ['email', 'phone']);
});

test('what the server said about a field stands until the form is checked again', () => {
  const failed: FormEvent<Field> = { kind: 'failed', text: 'No.', refusals: { email: 'Taken.' } };
  assert.deepEqual(after(failed).refusals, { email: 'Taken.' });
  assert.deepEqual(after(failed, COMPLAINT).refusals, {});
  assert.deepEqual(after(failed, COMPLAINT).progress, { kind: 'failed', text: 'No.' });
});

test('a form that is sent complains about nothing, also when it is filled in anew', () => {
  const sent = after({ kind: 'touched', fields: ['email', 'phone'] }, COMPLAINT, {
    kind: 'sent',
    text: 'Thanks.',
  });
  assert.deepEqual(sent, freshForm({ kind: 'sent', text: 'Thanks.' }));
});
