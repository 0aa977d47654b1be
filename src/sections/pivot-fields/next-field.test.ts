import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextField, type FieldPlace } from './next-field.ts';

// Two rows of three, and the second row's first field left out by the filter.
const SHOWN: readonly FieldPlace[] = [
  { index: 0, name: 'Button', column: 0, top: 0 },
  { index: 1, name: 'Link', column: 1, top: 0 },
  { index: 2, name: 'Icon', column: 2, top: 0 },
  { index: 4, name: 'List', column: 1, top: 100 },
  { index: 5, name: 'Image', column: 2, top: 100 },
];
const to = (key: string, from: number, direction: 'rtl' | 'ltr' = 'ltr') =>
  nextField(key, from, SHOWN, direction)?.index;

test('the arrows follow the eye: onward is left where one reads from the right', () => {
  assert.equal(to('ArrowRight', 0), 1);
  assert.equal(to('ArrowLeft', 0, 'rtl'), 1);
  assert.equal(to('ArrowRight', 1, 'rtl'), 0);
});

test('fields that the filter leaves out are passed over, and the ends are ends', () => {
  assert.equal(to('ArrowRight', 2), 4);
  assert.equal(to('ArrowLeft', 4), 2);
  assert.equal(to('ArrowRight', 5), undefined);
  assert.equal(to('Home', 4), 0);
  assert.equal(to('End', 0), 5);
});

test('up and down lead to the nearest field of the next row', () => {
  assert.equal(to('ArrowDown', 0), 4);
  assert.equal(to('ArrowUp', 5), 2);
  assert.equal(to('ArrowUp', 1), undefined);
});

test('a letter leads to the next name that begins with it, and round again', () => {
  assert.equal(to('l', 0), 1);
  assert.equal(to('l', 1), 4);
  assert.equal(to('L', 4), 1);
  assert.equal(to('x', 0), undefined);
  assert.equal(to('Enter', 0), undefined);
});
