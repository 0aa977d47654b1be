import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { findPostgres } from './postgres.ts';

test('PostgreSQL is where both of its programs are, not where a client alone is', () => {
  const files = [join('/client', 'psql'), join('/half', 'postgres'), join('/server', 'initdb')];
  const exists = (path: string) => [...files, join('/server', 'postgres')].includes(path);
  assert.equal(findPostgres({ PATH: '/client:/half:/server' }, exists), '/server');
  assert.equal(
    findPostgres({ PATH: '/client:/half' }, () => false),
    undefined,
  );
});
