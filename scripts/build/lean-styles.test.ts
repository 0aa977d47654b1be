import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lean } from './lean-styles.ts';

test('day and night have short names, and no comma a space', () => {
  assert.equal(
    lean('a{--b:clamp(1rem, 2vi, 3rem);color:var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)}'),
    'a{--b:clamp(1rem,2vi,3rem);color:var(--0,#fff)var(--1,#000)}',
  );
});

test('what is written on the page or leads to a file stays as it is', () => {
  const css = `a{content:"a, b";quotes:'c, d' "\\", e";background:url(data:image/svg+xml,%3Cpath d=%22M0, 0%22/%3E)}`;
  assert.equal(lean(css), css);
});
