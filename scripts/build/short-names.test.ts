import assert from 'node:assert/strict';
import { test } from 'node:test';
import postcss from 'postcss';
import { shortNames } from './short-names.ts';

const shortened = (css: string, others: string[] = []) =>
  postcss([shortNames([css], others)]).process(css, { from: undefined }).css;

test('a property has one short name wherever it is set, used, watched or declared', () => {
  const css = shortened(
    '@property --drawn { inherits: true } a { --drawn: 1; view-timeline: --reading } b { top: calc(var(--drawn) * var(--drawn, 2)); animation-timeline: --reading }',
  );
  assert.equal(
    css,
    '@property --a { inherits: true } a { --a: 1; view-timeline: --b } b { top: calc(var(--a) * var(--a, 2)); animation-timeline: --b }',
  );
});

test('what a program or a drawing says keeps its name, and no other gets it', () => {
  const css = 'a { --ground: 1; --a: 2; --paper-left: 3; --edge: 4 } .a--edge { top: var(--ground) }';
  assert.equal(
    shortened(css, ["style.getPropertyValue('--a')", 'stroke="var(--ground)"', '`--paper-${side}`']),
    'a { --ground: 1; --a: 2; --paper-left: 3; --b: 4 } .a--edge { top: var(--ground) }',
  );
});
