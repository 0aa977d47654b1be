/**
 * The guards of the guards: code that breaks a rule, linted with the project's own configuration, so that a rule that was
 * renamed, switched off or replaced by an override does not fall silent unseen.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import * as v from 'valibot';
import { IMPORTS } from '../guards/imports.ts';
import { SCRIPTS, STYLES } from '../guards/violations.ts';
import stylelint from '../../stylelint.config.js';

const CONFIGURATION = [
  'oxlint.config.ts',
  'scripts/check',
  'stylelint.config.js',
  'package.json',
  'tsconfig.json',
  ...[stylelint.referenceFiles ?? []].flat().filter((file) => typeof file === 'string'),
];

// The configuration speaks of src/, content/, server/: the samples get a root of their own that looks like the project.
const root = mkdtempSync(join(tmpdir(), 'guards-'));
after(() => rmSync(root, { recursive: true, force: true }));
for (const path of CONFIGURATION) cpSync(path, join(root, path), { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');

const imports = IMPORTS.flatMap(({ from, may, mayNot }) =>
  [...may, ...mayNot].map((specifier, index) => ({
    title: `${from} ${index < may.length ? 'may' : 'may not'} import ${specifier}`,
    path: extname(from) === '' ? `${from}/import-${index}.ts` : from,
    code: importing(specifier),
    rule: index < may.length ? 'nothing' : 'no-restricted-imports',
  })),
);
const titled = (samples: typeof SCRIPTS) =>
  samples.map((sample) => ({ title: `${sample.path}: ${sample.rule}`, ...sample }));

const scripts = [...imports, ...titled(SCRIPTS)];
const styles = titled(STYLES);
for (const { path, code } of [...scripts, ...styles]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  // One file of its own may stand for several imports.
  writeFileSync(join(root, path), `${code}\n`, { flag: 'a' });
}

checkEach(scripts, complaintsOfOxlint());
checkEach(styles, complaintsOfStylelint());

function importing(specifier: string): string {
  const [, type, path] = /^(type )?(.*)$/.exec(specifier) ?? [];
  const name = `name${path?.replace(/\W/g, '')}`;
  if (path?.endsWith('.css')) return `import '${path}';`;
  return type === undefined
    ? `import * as ${name} from '${path}';\nexport const all${name} = ${name};`
    : `import type { ${name} } from '${path}';\nexport type All${name} = ${name};`;
}

function checkEach(samples: typeof scripts, complaints: ReadonlyMap<string, string[]>): void {
  for (const { title, path, rule } of samples) {
    const found = complaints.get(path) ?? [];
    test(title, () => {
      if (rule === 'nothing') assert.deepEqual(found, []);
      else assert.ok(found.join('\n').includes(rule), `only: ${found.join(', ')}`);
    });
  }
}

function complaintsOfOxlint(): Map<string, string[]> {
  const Report = v.object({
    diagnostics: v.array(
      v.object({ code: v.optional(v.string(), ''), message: v.string(), filename: v.string() }),
    ),
  });
  const { stdout, stderr } = run('oxlint/bin/oxlint', '--format=json', 'src', 'content', 'shared', 'server');
  assert.match(stdout, /^\{/, stdout + stderr);
  const { diagnostics } = v.parse(Report, JSON.parse(stdout));
  return group(
    diagnostics
      // Samples import files that are not there; what they import is of no known type.
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
