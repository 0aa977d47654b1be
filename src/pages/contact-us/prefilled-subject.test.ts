import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectAfter } from './prefilled-subject.ts';

test('an address that names a subject fills an empty field', () => {
  assert.equal(subjectAfter('', '', 'NDS'), 'NDS');
});

test('what the visitor wrote stays', () => {
  assert.equal(subjectAfter('My own', '', 'NDS'), 'My own');
  assert.equal(subjectAfter('NDS, and more', 'NDS', ''), 'NDS, and more');
});

test('an address without a subject takes back what the one before filled in', () => {
  assert.equal(subjectAfter('NDS', 'NDS', ''), '');
});
