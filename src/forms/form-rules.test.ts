import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './form-rules.ts';

test('an empty phone is not doubtful, half a number is, and a line of text never is', () => {
  const fields = {
    name: { kind: 'line', isRequired: true },
    phone: { kind: 'phone', isRequired: false },
  } as const;
  const doubtful = (phone?: string) => [...judge(fields, { name: '05 12', phone }).doubtful];
  assert.deepEqual(doubtful('  '), []);
  assert.deepEqual(doubtful(), []);
  assert.deepEqual(doubtful('05 12'), ['phone']);
  assert.deepEqual(doubtful('٠٥٥ ١٢٣ ٤٥٦٧'), []);
});
