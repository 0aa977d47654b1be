import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { readEnvironment } from './environment.ts';
import { environmentWarnings } from './environment-warnings.ts';

const warningsOf = (variables: Record<string, string>) =>
  environmentWarnings(variables, readEnvironment(variables));

test('a misspelt name is told with the one that is probably meant', () => {
  for (const [written, meant] of [
    ['RATE_PER_MINUT', 'RATE_PER_MINUTE'],
    ['RATE_PER_HUOR', 'RATE_PER_HOUR'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['SITE_ULR', 'SITE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['RATE_LIMIT', '.env.example'],
    ['TRUST_PROXIES', '.env.example'],
  ] as const) {
    const [warning = '', ...others] = warningsOf({ [written]: 'hunter2' });
    assert.match(warning, new RegExp(`^${written} is not read: .*${meant}`, 'u'));
    assert.doesNotMatch(warning, /hunter2/u);
    assert.deepEqual(others, []);
  }
});

test('neither our own variables nor those that a machine has are complained about', () => {
  const example = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gmu, '');
  for (const name of Object.keys(parseEnv(example)))
    assert.deepEqual(environmentWarnings({ [name]: '' }, readEnvironment({})), []);
  const machine = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LANG',
    'MAIL',
    'SHELL',
    'USER',
    'PWD',
    'TERM',
    'LOGNAME',
    'PORTS',
    'NODE_ENV',
  ];
  for (const name of machine) assert.deepEqual(warningsOf({ [name]: 'x' }), [], name);
});

test('an address of the site with a path, and a proxy that only one setting knows, are told with their cure', () => {
  const SITE_URL = 'https://www.example.com';
  assert.deepEqual(warningsOf({ SITE_URL, TRUST_PROXY: '1' }), []);
  assert.deepEqual(warningsOf({ SITE_URL: `${SITE_URL}/`, TRUST_PROXY: '1' }), []);
  assert.match(warningsOf({ SITE_URL: `${SITE_URL}/path`, TRUST_PROXY: '1' }).join(), /^SITE_URL has more/u);
  assert.match(warningsOf({ SITE_URL }).join(), /TRUST_PROXY is 0/u);
  assert.match(warningsOf({ TRUST_PROXY: '1' }).join(), /set SITE_URL=https/u);
});
