import assert from 'node:assert/strict';
import { test } from 'node:test';
import postcss from 'postcss';
import { inlineConstants } from './inline-constants.ts';

const inlined = (css: string, others: string[] = [], elsewhere: string[] = []) =>
  postcss([inlineConstants([css, ...elsewhere], others)]).process(css, { from: undefined }).css;

test('what the root sets once is written where it is read, and no longer set', () => {
  assert.equal(
    inlined(
      ':root { --sand: #fff; --gap: 1rem } a { color: var(--sand); margin: calc(2 * var(--gap)) var(--gap) }',
    ),
    ':root {} a { color: #fff; margin: calc(2 * 1rem) 1rem }',
  );
});

test('what changes anywhere stays a property: with the window, a theme, another sheet, a program or a drawing', () => {
  for (const [css, others, elsewhere] of [
    [':root { --bar: 4px } @media (width < 10px) { :root { --bar: 2px } } a { top: var(--bar) }'],
    [':root { --ink: #000 } .night { --ink: #fff } a { color: var(--ink) }'],
    [':root { --bar: 4px } a { top: var(--bar) }', [], ['@media print { :root { --bar: 0 } }']],
    [':root { --bar: 4px } a { top: var(--bar) }', ["style.setProperty('--bar', '1px')"]],
    [':root { --bar: 4px } a { top: var(--bar) }', ['<path stroke-width="var(--bar)"/>']],
  ] satisfies [string, string[]?, string[]?][])
    assert.equal(inlined(css, others, elsewhere), css);
});

test('what depends on its place, is registered or has a fallback stays a property', () => {
  for (const css of [
    ':root { --wide: calc(2 * var(--gap)) } a { --gap: 1px; top: var(--wide) }',
    '.card { --gap: 1px } a { top: var(--gap) }',
    "@property --drawn { syntax: '<number>'; inherits: true; initial-value: 1 } :root { --drawn: 0 } a { top: var(--drawn) }",
    ':root { --gap: 1px } a { top: var(--gap, 2px) }',
    ':root { --gap: inherit } a { top: var(--gap) }',
  ])
    assert.equal(inlined(css), css);
});

test('a long value that is read often stays a property: the style would get longer', () => {
  const css =
    ':root { --ease: cubic-bezier(0.22, 0.8, 0.24, 1) } a { b: var(--ease) } c { d: var(--ease); e: var(--ease) }';
  assert.equal(inlined(css), css);
});
