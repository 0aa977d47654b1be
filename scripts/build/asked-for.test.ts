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

for (const written of [":root[data-light='noon'] .a", ":global(:root[data-light='noon']) .a"])
  test(`a rule that begins at the root is asked for at it, as no root is inside another: ${written}`, () => {
    const selectors = selectorsOf(`@media (width >= 1280px) { ${written} { color: red } }`);
    assert.equal(selectors.length, 2);
    for (const selector of selectors) assert.equal(selector.split(':root').length, 2, selector);
  });
