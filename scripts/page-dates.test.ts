import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updatedDates } from './page-dates.ts';

const TODAY = '2026-02-01';
const EARLIER = '2025-01-01';
const dates = { '/faq': EARLIER, '/gone': EARLIER };
const recorded = { '/faq': 'a', '/gone': 'b' };

test('a page keeps its date until its words change', () => {
  assert.deepEqual(updatedDates(dates, recorded, { '/faq': 'a' }, TODAY), { '/faq': EARLIER });
  assert.deepEqual(updatedDates(dates, recorded, { '/faq': 'c' }, TODAY), { '/faq': TODAY });
});

test('a new page is dated today, one that is gone is forgotten', () => {
  assert.deepEqual(updatedDates(dates, recorded, { '/nds': 'n' }, TODAY), { '/nds': TODAY });
});

test('the pages stand in one order, whatever the build’s', () => {
  assert.deepEqual(Object.keys(updatedDates({}, {}, { '/b': '1', '/a': '2' }, TODAY)), ['/a', '/b']);
});

test('a page that has not changed since the site went live needs no date', () => {
  assert.deepEqual(updatedDates({}, recorded, { '/faq': 'a' }, TODAY), {});
});
