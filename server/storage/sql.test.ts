import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertRow, sql, SqlName } from './sql.ts';

test('values become placeholders in their order, also those of a statement inside', () => {
  const table = new SqlName('messages');
  const inner = sql`select id from ${table} where day < ${'2025-01-01'} limit ${5}`;
  assert.deepEqual(sql`delete from ${table} where state = ${null} and id in (${inner}) and n = ${7}`, {
    sql: 'delete from messages where state = $1 and id in (select id from messages where day < $2 limit $3) and n = $4',
    values: [null, '2025-01-01', 5, 7],
  });
});

test('a row is written into the columns of its keys', () => {
  assert.deepEqual(insertRow(new SqlName('people'), { name: 'a', phone: '1' }), {
    sql: 'insert into people (name, phone) values ($1, $2) on conflict do nothing',
    values: ['a', '1'],
  });
});

test('a text that is no name never gets into a statement as one', () => {
  assert.throws(() => new SqlName('messages; drop table messages'), /no name/u);
});
