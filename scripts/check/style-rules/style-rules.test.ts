import assert from 'node:assert/strict';
import { test } from 'node:test';
import stylelint from 'stylelint';

/** The names of the rules that the project's own configuration finds broken in a component's style sheet. */
async function broken(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: 'src/ui/example/example.module.css',
    configFile: 'stylelint.config.js',
  });
  return results.flatMap(({ warnings }) => warnings.map((warning) => warning.rule));
}

for (const query of [
  '(width < 768px)',
  '(width >= 768px)',
  '(1001px <= width < 1280px)',
  '(scripting: none)',
]) {
  test(`a media query may be ${query}`, async () => {
    assert.deepEqual(await broken(`@media ${query} { .a { color: var(--text); } }`), []);
  });
}

for (const query of ['(width <= 767px)', '(width > 768px)', '(width < 777px)', '(max-width: 768px)']) {
  test(`a media query may not be ${query}`, async () => {
    const rules = await broken(`@media ${query} { .a { color: var(--text); } }`);
    assert.ok(rules.includes('site/breakpoints'), `${query} passes`);
  });
}

test('a component lays out only what it names', async () => {
  assert.deepEqual(await broken('.a dl > div, dl > div { color: var(--text); }'), ['site/own-names']);
  assert.deepEqual(await broken('.a { dl > div { color: var(--text); } }'), []);
});

test('a style sheet may not grow without end', async () => {
  assert.deepEqual(await broken(`.a { color: var(--text); }${'\n'.repeat(300)}.b { color: var(--text); }`), [
    'site/max-lines',
  ]);
});
