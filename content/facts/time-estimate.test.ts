import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  daysGivenBack,
  estimateHref,
  estimateIn,
  FIRST_ESTIMATE,
  LONGEST_REQUEST_MINUTES,
  REQUEST_STEPS,
  withMinutes,
} from './time-estimate.ts';

const queryOf = (href: string) => href.slice(href.indexOf('?'));

test('the days are requests by minutes removed, in whole days of 24 hours', () => {
  assert.equal(daysGivenBack({ requests: 120_000, minutes: 25, saved: 9 }), 750);
  assert.equal(daysGivenBack({ requests: 1000, minutes: 1, saved: 1 }), 1);
});

test('no more is removed than a request takes', () => {
  assert.equal(withMinutes({ requests: 1000, minutes: 25, saved: 9 }, 5).saved, 5);
  assert.equal(withMinutes({ requests: 1000, minutes: 25, saved: 9 }, 30).saved, 9);
});

test('an estimate comes out of its address as it went in', () => {
  for (const requests of REQUEST_STEPS) {
    const estimate = { requests, minutes: LONGEST_REQUEST_MINUTES, saved: 1 };
    assert.deepEqual(estimateIn(queryOf(estimateHref(estimate))), estimate);
  }
  assert.ok(estimateIn(queryOf(estimateHref(FIRST_ESTIMATE))));
});

test('an address that the calculator could not have made carries no estimate', () => {
  for (const query of [
    '',
    '?subject=minutes',
    '?requests=1000&minutes=25',
    '?requests=1001&minutes=25&saved=9',
    '?requests=1000&minutes=61&saved=9',
    '?requests=1000&minutes=5&saved=9',
    '?requests=1000&minutes=2.5&saved=1',
    '?requests=1000&minutes=25&saved=-1',
    '?requests=1000&minutes=25&saved=%3Cb%3E',
  ]) {
    assert.equal(estimateIn(query), undefined, query);
  }
});
