import assert from 'node:assert/strict';
import { test } from 'node:test';
import postcss from 'postcss';
import { askedFor } from './asked-for.ts';

const selectorsOf = (css: string): string[] => {
  const found: string[] = [];
  postcss([askedFor()])
    .process(css, { from: undefined })
    .root.walkRules(({ selector }) => void found.push(selector));
  return found;
};

test('a rule for a width holds at twice that width in large text', () => {
  const css = postcss([askedFor()]).process('@media (width < 500px) { .a { color: red } }', {
    from: undefined,
  }).css;
  assert.match(css, /\(width < 500px\)/);
  assert.match(css, /\(width < 1000px\)/);
});

test('a width inside another one holds at twice both in large text', () => {
  const css = postcss([askedFor()]).process(
    '@media (width >= 500px) { .a { color: red; @media (width < 700px) { color: blue } } }',
    { from: undefined },
  ).css;
  const large = css.slice(css.indexOf('(width >= 1000px) and'));
  assert.match(large, /^\(width >= 1000px\) and \(width < 1400px\) \{[^@]*\[data-text-size[^@]*color: blue/);
});

test('a width that stands by itself keeps what it says', () => {
  const css = postcss([askedFor()]).process('@layer page { @media (width < 700px) { .a { color: blue } } }', {
    from: undefined,
  }).css;
  assert.equal(css.split('color: blue').length, 3);
});

for (const written of [":root[data-light='noon'] .a", ":global(:root[data-light='noon']) .a"])
  test(`a rule that begins at the root is asked for at it, as no root is inside another: ${written}`, () => {
    const selectors = selectorsOf(`@media (width >= 1280px) { ${written} { color: red } }`);
    assert.equal(selectors.length, 2);
    for (const selector of selectors) assert.equal(selector.split(':root').length, 2, selector);
  });
