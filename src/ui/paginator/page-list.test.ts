import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageList, parsePage } from './page-list.ts';

/** The places of a paginator of ten pages, as a visitor sees them. */
function seen(current: number): string {
  return pageList(current, 10, 2)
    .map((place) => (typeof place === 'number' ? String(place) : '…'))
    .join(' ');
}

test('the first and the last page always stand, and two pages either side of the current one', () => {
  assert.equal(seen(1), '1 2 3 … 10');
  assert.equal(seen(3), '1 2 3 4 5 … 10');
  assert.equal(seen(8), '1 … 6 7 8 9 10');
  assert.equal(seen(10), '1 … 8 9 10');
});

test('every gap is an ellipsis, even of one page', () => {
  assert.equal(seen(5), '1 … 3 4 5 6 7 … 10');
  assert.equal(seen(6), '1 … 4 5 6 7 8 … 10');
});

test('neighbouring pages have no gap between them', () => {
  assert.equal(seen(4), '1 2 3 4 5 6 … 10');
  assert.equal(seen(7), '1 … 5 6 7 8 9 10');
});

test('few pages all stand, each once', () => {
  assert.deepEqual(pageList(1, 1, 2), [1]);
  assert.deepEqual(pageList(2, 3, 2), [1, 2, 3]);
});

test('an address that names no existing page shows the first', () => {
  for (const value of [null, '', '0', '11', '-2', '2.5', '2e0', 'two', '99999']) {
    assert.equal(parsePage(value, 10), 1, `${value}`);
  }
  assert.equal(parsePage('1', 10), 1);
  assert.equal(parsePage('10', 10), 10);
});
