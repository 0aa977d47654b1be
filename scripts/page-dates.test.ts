import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updatedDates } from './page-dates.ts';

const TODAY = '2026-02-01';
const recorded = { '/faq': { date: '2025-01-01', words: 'a' }, '/gone': { date: '2025-01-01', words: 'b' } };

test('a page keeps its date until its words change', () => {
  assert.deepEqual(updatedDates(recorded, { '/faq': 'a' }, TODAY), {
    '/faq': { date: '2025-01-01', words: 'a' },
  });
  assert.deepEqual(updatedDates(recorded, { '/faq': 'c' }, TODAY), { '/faq': { date: TODAY, words: 'c' } });
});

test('a new page is dated today, one that is gone is forgotten', () => {
  assert.deepEqual(updatedDates(recorded, { '/nds': 'n' }, TODAY), { '/nds': { date: TODAY, words: 'n' } });
});

test('the pages stand in one order, whatever the build’s', () => {
  assert.deepEqual(Object.keys(updatedDates({}, { '/b': '1', '/a': '2' }, TODAY)), ['/a', '/b']);
});
