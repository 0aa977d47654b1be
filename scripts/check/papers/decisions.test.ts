import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionFaults } from './decisions.ts';

const record = (number: string, slug: string, status = 'accepted') => ({
  path: `docs/decisions/${number}-${slug}.md`,
  text: `# ${number} About ${slug}\n\n- Status: ${status}\n- Date: 2026-11-21\n\n## Context\n\n## Decision\n\n## Consequences\n`,
});
const index = (...lines: string[]) => ({
  path: 'docs/decisions/README.md',
  text: `# Index\n\n${lines.join('\n')}\n`,
});

const A = '- [0001 About a](0001-a.md)';
const B = '- [0002 About b](0002-b.md)';

test('records in order, of one shape and listed, are fine; the template is none of them', () => {
  const template = { path: 'docs/decisions/0000-template.md', text: '# 0000 Title' };
  assert.deepEqual(decisionFaults([template, record('0001', 'a'), record('0002', 'b'), index(A, B)]), []);
});

test('a record that no longer holds says so in the index', () => {
  const old = record('0001', 'a', 'superseded by decision:b');
  assert.equal(decisionFaults([old, record('0002', 'b'), index(A, B)]).length, 2);
  assert.deepEqual(
    decisionFaults([old, record('0002', 'b'), index(`${A} (superseded by decision:b)`, B)]),
    [],
  );
});

test('a hole in the numbers and a number taken twice are told', () => {
  const hole = decisionFaults([
    record('0001', 'a'),
    record('0003', 'b'),
    index(A, '- [0003 About b](0003-b.md)'),
  ]);
  assert.deepEqual(hole, ['docs/decisions/0003-b.md: its number should be 0002']);
  const twice = decisionFaults([
    record('0001', 'a'),
    record('0001', 'b'),
    index(A, '- [0001 About b](0001-b.md)'),
  ]);
  assert.deepEqual(twice, ['docs/decisions/0001-b.md: its number should be 0002']);
});

test('a record without a status, or with other sections, is told', () => {
  const { path, text } = record('0001', 'a');
  assert.equal(
    decisionFaults([{ path, text: text.replace('- Status: accepted\n', '') }, index(A)])[0]?.includes(
      'template',
    ),
    true,
  );
  assert.equal(decisionFaults([{ path, text: text.replace('## Context', '## Why') }, index(A)]).length, 1);
});

test('a record that the index does not list, and a line without a record, are told', () => {
  assert.deepEqual(decisionFaults([record('0001', 'a'), index()]), [
    `docs/decisions/README.md: should list\n  ${A}`,
  ]);
  assert.deepEqual(decisionFaults([index(B)]), [`docs/decisions/README.md: lists\n  ${B}`]);
});
