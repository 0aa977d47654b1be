import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { readEnvironment } from '../../server/base/environment.ts';

/** Set by npm, by the machine, or by one of our programs for another: nobody outside sets them. */
const NOT_FOR_PEOPLE = [
  'API_PROXY',
  'BUILD_FOLDER',
  'CI',
  'E2E_DATA',
  'E2E_PORT',
  'EVIDENCE_DIR',
  'FRONT_HOST',
  'FRONT_HTTPS_PORT',
  'FRONT_HTTP_PORT',
  'NODE_COMPILE_CACHE',
  'PATH',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
];

const example = parseEnv(readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
const defaults = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ''));

const sources = globSync(['{src,server,scripts,tests,bench,artwork}/**/*.{ts,tsx,mjs}', '*.ts'], {
  exclude: ['**/node_modules', '**/*.test.ts', 'tests/guards'],
}).map((path) => readFileSync(path, 'utf8'));

/** `env['NAME']`, a fact's `'SITE_NAME'` or `'API_BASE_URL'`, a key of the server's schema. */
const READ =
  /\benv\w*\[['"]([A-Z]\w+)['"]\]|'(SITE_[A-Z_]+|API_BASE_URL)'|^ {2}([A-Z][A-Z_]+): (?:v\.|\w+\()/gm;
const read = sources.flatMap((text) =>
  [...text.matchAll(READ)].flatMap(([, ...names]) => names.filter(Boolean)),
);

test('.env.example names exactly the variables that are read', () => {
  const expected = [...new Set(read)].filter((name) => !NOT_FOR_PEOPLE.includes(name));
  assert.deepEqual(Object.keys(example).toSorted(), expected.toSorted());
});

test('the server’s defaults are those that .env.example shows', () => {
  const { SITE_URL: _, ...others } = defaults;
  assert.deepEqual(readEnvironment(others), readEnvironment({}));
});

test('the company’s facts are those that .env.example shows', async () => {
  const facts = async (variables: Record<string, string | undefined>, copy: string) => {
    for (const name of Object.keys(example)) delete process.env[name];
    Object.assign(process.env, variables);
    return JSON.stringify(await import(`../../site.config.ts?${copy}`));
  };
  assert.equal(await facts(defaults, 'shown'), await facts({}, 'unset'));
});
