import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citationFaults } from './citations.ts';

const PAPERS = [
  { path: 'docs/product/rules.md', text: '# The rules\n\n- `rule:form-notice` No box.\n- `rule:faq` Six.\n' },
  { path: 'docs/decisions/0001-natural-identity.md', text: '# 0001 …' },
];
const faultsOf = (text: string) => citationFaults([...PAPERS, { path: 'src/a.ts', text }]);

test('a rule and a decision that exist may be cited, also twice', () => {
  assert.deepEqual(faultsOf('// (rule:form-notice), rule:faq; decision:natural-identity. rule:faq'), []);
});

test('a rule or a decision that does not exist is named with the file that cites it', () => {
  assert.deepEqual(faultsOf('// rule:form-notices'), [
    'src/a.ts: rule:form-notices does not stand in docs/product/rules.md',
  ]);
  assert.deepEqual(faultsOf('// decision:natural'), [
    'src/a.ts: decision:natural is no file in docs/decisions',
  ]);
});

test('an id stands once', () => {
  const twice = { path: 'docs/product/rules.md', text: '- `rule:faq` Six.\n- `rule:faq` Seven.\n' };
  assert.deepEqual(citationFaults([twice]), ['docs/product/rules.md: rule:faq stands twice']);
});

for (const words of [
  'see decisions 12',
  'see decision 13 of the settled questions',
  'see decision record 0011',
  'see ADR 0006',
  'see specification, section 4',
  'see specification 7',
  'see specification, "News"',
  'see section 9 of the specification',
  'see house style 3',
  'see design, section 5',
  'see architecture, server',
  'the contract',
]) {
  test(`"${words}" can be looked up nowhere`, () => {
    assert.equal(faultsOf(`/** Something (${words}) */`).length, 1);
  });
}

test('a citation is found when it runs over the end of a comment’s line', () => {
  assert.equal(faultsOf('/**\n * Shown once (decisions\n * 12).\n */').length, 1);
  assert.equal(faultsOf('// the specification,\n  // section 4').length, 1);
});

test('speaking of decisions, a specification or a contract is free', () => {
  const text = '// The decisions of 2025; a specification is no contract. Two decisions. rule: a rule.';
  assert.deepEqual(faultsOf(text), []);
});
