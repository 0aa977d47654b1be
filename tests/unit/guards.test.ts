import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import * as v from 'valibot';

const FIXTURES = resolve('tests/guards/fixtures');
const CONFIGURATION = [
  '.oxlintrc.json',
  'stylelint.config.js',
  'package.json',
  'tsconfig.json',
  'src/styles/tokens.css',
];

// The configuration speaks of src/, content/, server/: the fixtures get a root of their own that looks like the project.
const root = mkdtempSync(join(tmpdir(), 'guards-'));
after(() => rmSync(root, { recursive: true, force: true }));
cpSync(FIXTURES, root, { recursive: true });
for (const path of CONFIGURATION) cpSync(path, join(root, path));
symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');

checkEach('**/*.{ts,tsx}', complaintsOfOxlint());
checkEach('**/*.css', complaintsOfStylelint());

function checkEach(pattern: string, complaints: Map<string, string[]>): void {
  const files = globSync(pattern, { cwd: FIXTURES }).toSorted();
  assert.ok(files.length > 0, 'no fixtures found');
  for (const file of files) {
    const [, rule] = /expect ([^*\n]+)/.exec(readFileSync(join(FIXTURES, file), 'utf8')) ?? [];
    const found = complaints.get(file) ?? [];
    test(`${file}: ${rule}`, () => {
      assert.ok(rule, 'the first line must say what is expected');
      const expected = rule.trim();
      if (expected === 'nothing') assert.deepEqual(found, []);
      else
        assert.ok(
          found.some((complaint) => complaint.includes(expected)),
          `only: ${found.join(', ')}`,
        );
    });
  }
}

function complaintsOfOxlint(): Map<string, string[]> {
  const Report = v.object({
    diagnostics: v.array(
      v.object({ code: v.optional(v.string(), ''), message: v.string(), filename: v.string() }),
    ),
  });
  const { stdout } = run('oxlint/bin/oxlint', '--format=json', 'src', 'content', 'shared', 'server');
  const { diagnostics } = v.parse(Report, JSON.parse(stdout));
  return group(
    diagnostics
      // Fixtures import files that are not there; what they import is of no known type.
      .filter(({ message }) => !message.includes('error typed value'))
      .map(({ code, message, filename }) => [filename, `${code} ${message}`]),
  );
}

function complaintsOfStylelint(): Map<string, string[]> {
  const Report = v.array(v.object({ source: v.string(), warnings: v.array(v.object({ rule: v.string() })) }));
  // stylelint reports on standard error.
  const { stderr } = run('stylelint/bin/stylelint.mjs', 'src/**/*.module.css', '--formatter=json');
  return group(
    v
      .parse(Report, JSON.parse(stderr))
      .flatMap(({ source, warnings }) =>
        warnings.map(({ rule }): [string, string] => [source.slice(root.length + 1), rule]),
      ),
  );
}

function run(script: string, ...args: string[]): { stdout: string; stderr: string } {
  return spawnSync(process.execPath, [resolve('node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

function group(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const [file, complaint] of pairs) result.set(file, [...(result.get(file) ?? []), complaint]);
  return result;
}
