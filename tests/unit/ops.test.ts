import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VARIABLE_NAMES } from '../../server/base/environment.ts';

/** Read by node itself. */
const OF_NODE = ['NODE_ENV', 'NODE_COMPILE_CACHE'];
/** Of the database's own image. */
const OF_POSTGRES = /^POSTGRES_/u;

/** `NAME=value` at the start of a line of a file of settings, or after `Environment=` and its neighbours. */
const SETTING = /(?<=^(?:# )?|^Environment=.*\b|^ENV .*\b)([A-Z][A-Z_]{3,})(?==)/gmu;
/** `NAME: value` in compose's lists of variables. */
const COMPOSE_SETTING = /^ {6}([A-Z][A-Z_]{3,}):/gmu;

const read = (file: string): string => readFileSync(file, 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

test('the files that it is run by name only settings that the server reads', () => {
  const named = [
    ...globSync('ops/systemd/*').flatMap((file) => namesIn(read(file), SETTING)),
    ...namesIn(read('ops/container/Containerfile').split('\nFROM ').at(-1) ?? '', SETTING),
    ...namesIn(read('ops/container/compose.yaml'), COMPOSE_SETTING),
  ];
  assert.ok(named.includes('DATABASE_URL') && named.includes('BACKUP_DIR') && named.includes('DATA_DIR'));
  const unknown = named.filter(
    (name) => ![...VARIABLE_NAMES, ...OF_NODE].includes(name) && !OF_POSTGRES.test(name),
  );
  assert.deepEqual(unknown, []);
});

test('the container is built for the node that the project needs, by its own pack command', () => {
  const containerfile = read('ops/container/Containerfile');
  const { major } =
    /NEEDED_MAJOR = (?<major>\d+)/u.exec(read('scripts/launch/project-node.mjs'))?.groups ?? {};
  assert.ok(major !== undefined && containerfile.includes(`FROM node:${major}-`));
  assert.match(containerfile, /npm run pack/u);
});
